import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A quiet line above a title. */
export function Label({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={clsx('text-small text-muted', className)}>{children}</p>;
}
