'use client';

import { useToday } from '@/components/holyheaven/today/today';
import { yearPosition } from '@/lib/temples/year';
import styles from './year-chart.module.css';

/** Today's place in the twelve months from `first`, above their names. */
export function NowMark({ label, first }: { label: string; first: string }) {
  const { date } = useToday();
  if (!date) return null;
  return (
    <svg aria-hidden="true" x={`${yearPosition(date, first) * 100}%`} className="overflow-visible">
      <path d="M-7 5H7L0 16Z" className={styles.now} />
      <text x="12" y="15" className={styles.name}>
        {label}
      </text>
    </svg>
  );
}
