import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './line-art.module.css';

/** A decorative SVG in hairlines of the text colour, whatever its size. */
export function LineArt({ className, ...svg }: ComponentProps<'svg'>) {
  return <svg aria-hidden="true" {...svg} className={clsx(styles.lines, className)} />;
}
