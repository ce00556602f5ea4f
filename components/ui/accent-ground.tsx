import type { ReactNode } from 'react';

/** A section in the accent colour. The usual focus ring and selection would not stand out on it. */
export const AccentGround = ({ children }: { children: ReactNode }) => (
  <section className="bg-accent text-on-accent [--focus:var(--canvas)] selection:bg-canvas selection:text-ink">
    {children}
  </section>
);
