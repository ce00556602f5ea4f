import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const look = clsx(
  'relative isolate overflow-clip bg-accent text-on-accent',
  // The usual focus ring and selection would not stand out here.
  '[--focus:var(--canvas)] selection:bg-canvas selection:text-ink',
);

/** An area in the accent colour. */
export function AccentGround({
  as: Element = 'div',
  children,
}: {
  as?: 'div' | 'section';
  children: ReactNode;
}) {
  return <Element className={look}>{children}</Element>;
}
