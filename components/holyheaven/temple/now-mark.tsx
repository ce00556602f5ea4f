'use client';

import { useToday } from '@/components/holyheaven/today/today';
import { yearPosition } from '@/lib/temples/year';
import styles from './year-chart.module.css';

type DayMarkProps = { day: string; first: string; label: string };

/** A day's place in the twelve months from `first`, above their names. The label is on the side that has room. */
export function DayMark({ day, first, label }: DayMarkProps) {
  const at = yearPosition(day, first);
  const side = at < 0.7 ? ({ x: 12 } as const) : ({ x: -12, textAnchor: 'end' } as const);
  return (
    <svg aria-hidden="true" x={`${at * 100}%`} className="overflow-visible">
      <path d="M-7 5H7L0 16Z" className={styles.now} />
      <text {...side} y="15" className={styles.name}>
        {label}
      </text>
    </svg>
  );
}

export function NowMark({ label, first }: { label: string; first: string }) {
  const { date } = useToday();
  return date && <DayMark day={date} first={first} label={label} />;
}
