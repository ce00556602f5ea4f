import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export function Label({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={clsx('font-mono text-label text-muted', className)}>{children}</p>;
}
