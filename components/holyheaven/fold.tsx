import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  summary: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Details that not everybody needs. Find-in-page and links to its content open it. */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={clsx(styles.fold, 'border-t border-line', className)}>
      <summary>{summary}</summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
