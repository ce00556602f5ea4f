'use client';

import { useToday } from '@/components/holyheaven/today/today';
import { yearPosition } from '@/lib/temples/year';
import styles from './year-chart.module.css';

/** Today's place in the year, above the months. */
export function NowMark({ label }: { label: string }) {
  const { date } = useToday();
  if (!date) return null;
  return (
    <svg aria-hidden="true" x={`${yearPosition(date) * 100}%`} className="overflow-visible">
      <text y="14" textAnchor="middle" className={styles.name}>
        {label}
      </text>
      <path d="M-7 20H7L0 31Z" className={styles.now} />
    </svg>
  );
}
