import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A short line above a heading. */
export function Eyebrow({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={clsx('text-small font-semibold text-accent-text', className)}>{children}</p>;
}
