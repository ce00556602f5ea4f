import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './band.module.css';

/** A dark band across the page: it redefines the theme's tokens for what stands in it. */
export function Band({ tone, children }: { tone: 'indigo' | 'maroon'; children: ReactNode }) {
  return <div className={clsx(styles[tone], 'relative overflow-clip bg-canvas text-ink')}>{children}</div>;
}
