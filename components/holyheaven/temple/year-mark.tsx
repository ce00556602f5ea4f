import type { BandKind } from '@/content/temples/guide/types';
import styles from './year-chart.module.css';

type YearMarkProps = { kind: BandKind; x?: string; y?: number; width?: string };

const HEIGHT = 16;

/** A band of the year as the chart draws it, and as the table under it shows it again. */
export function YearMark({ kind, x = '0%', y = 0, width = '100%' }: YearMarkProps) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={HEIGHT}
      className={styles.band}
      data-kind={kind}
      fill={kind === 'care' ? 'url(#care)' : undefined}
    />
  );
}
