import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';

type ClosingProps = {
  title: string;
  text: string;
  /** Stands beside the words where there is room. */
  drawing?: ReactNode;
  children: ReactNode;
};

/**
 * The last section of a page: whom we hope to hear from, and how to reach us. With a drawing it is in the accent colour, on
 * which the usual focus ring and selection would not stand out.
 */
export const Closing = ({ title, text, drawing, children }: ClosingProps) => (
  <section
    data-theme={drawing ? undefined : 'paper'}
    className={
      drawing
        ? 'bg-accent text-on-accent [--focus:var(--canvas)] selection:bg-canvas selection:text-ink'
        : 'border-t border-ink'
    }
  >
    <Container className={clsx('grid items-center gap-x-16 gap-y-8 py-section', drawing && 'lg:grid-cols-2')}>
      <div>
        <h2 className="max-w-5xl text-title">{title}</h2>
        <p className="mt-5 max-w-prose text-lead">{text}</p>
        <div className="mt-8 flex flex-wrap gap-x-8 gap-y-3">{children}</div>
      </div>
      {drawing}
    </Container>
  </section>
);
