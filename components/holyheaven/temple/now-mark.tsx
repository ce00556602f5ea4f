'use client';

import { useToday } from '@/components/holyheaven/today/today';
import { yearPosition } from '@/lib/temples/year';
import styles from './year-chart.module.css';

type DayMarkProps = { day: string; first: string; label?: string };

/** A day's place in the twelve months from `first`, above their names. */
export function DayMark({ day, first, label }: DayMarkProps) {
  return (
    <svg aria-hidden="true" x={`${yearPosition(day, first) * 100}%`} className="overflow-visible">
      <path d="M-7 5H7L0 16Z" className={styles.now} />
      <text x="12" y="15" className={styles.name}>
        {label}
      </text>
    </svg>
  );
}

export function NowMark({ label, first }: { label: string; first: string }) {
  const { date } = useToday();
  return date && <DayMark day={date} first={first} label={label} />;
}
