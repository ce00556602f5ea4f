import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

type FoldProps = {
  summary: ReactNode;
  /** Folds of one name: only one of them is open at a time. */
  name?: string;
  className?: string;
  children: ReactNode;
};

/** Details that not everybody needs. Find-in-page and links to its content open it. */
export function Fold({ summary, name, className, children }: FoldProps) {
  return (
    <details name={name} className={clsx(styles.fold, 'border-t border-line', className)}>
      <summary>{summary}</summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
