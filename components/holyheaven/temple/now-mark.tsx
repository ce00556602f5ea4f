'use client';

import { useToday } from '@/components/holyheaven/today/today';
import { yearPosition } from '@/lib/temples/year';
import styles from './year-chart.module.css';

type NowMarkProps = { top: number; bottom: number; label: string; labelY: number };

/** Today's place in the year. */
export function NowMark({ top, bottom, label, labelY }: NowMarkProps) {
  const { date } = useToday();
  if (!date) return null;
  const x = `${yearPosition(date) * 100}%`;
  return (
    <>
      <line x1={x} x2={x} y1={top} y2={bottom} className={styles.now} />
      <text x={x} y={labelY} textAnchor="middle" className={styles.name}>
        {label}
      </text>
    </>
  );
}
