'use client';

import { useClientValue } from '@/lib/browser';
import { indianDay } from '@/lib/india-time';
import { yearPosition } from '@/lib/temples/year';
import styles from './year-chart.module.css';

type DayMarkProps = { first: string; label: string; day?: string };

/**
 * A day's place in the twelve months from `first`, above their names; without a day, today's, once hydrated. The label
 * is on the side that has room.
 */
export function DayMark({ first, label, day }: DayMarkProps) {
  const today = useClientValue(() => indianDay(), '');
  const shown = day || today;
  if (!shown) return null;
  const at = yearPosition(shown, first);
  const side = at < 0.7 ? ({ x: 12 } as const) : ({ x: -12, textAnchor: 'end' } as const);
  return (
    <svg aria-hidden="true" x={`${at * 100}%`} className="overflow-visible">
      <path d={at < 0.02 ? 'M0 5H11L0 16Z' : 'M-7 5H7L0 16Z'} fill="var(--ink)" />
      <text {...side} y="15" className={styles.name}>
        {label}
      </text>
    </svg>
  );
}
