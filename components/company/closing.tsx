import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';

type ClosingProps = { title: string; text: string; children: ReactNode };

/**
 * The last section of a page, in the accent colour: whom we hope to hear from, and how to reach us. The usual focus ring
 * and selection would not stand out on it.
 */
export const Closing = ({ title, text, children }: ClosingProps) => (
  <section className="bg-accent text-on-accent [--focus:var(--canvas)] selection:bg-canvas selection:text-ink">
    <Container className="py-section">
      <h2 className="max-w-5xl text-title">{title}</h2>
      <p className="mt-5 max-w-prose text-lead">{text}</p>
      <div className="mt-8 flex flex-wrap gap-x-8 gap-y-3">{children}</div>
    </Container>
  </section>
);
