import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { StillDrawing } from '@/components/ui/still-drawing';

type ClosingProps = {
  title: string;
  text: string;
  /** Stands beside the words where there is room. */
  drawing: string;
  /** The drawing's height, if it is 1200 wide. */
  height: number;
  children: ReactNode;
};

/**
 * The last section of a page: whom we hope to hear from, and how to reach us. It sets its own focus and selection
 * colours, since the usual ones would not stand out on its accent background.
 */
export const Closing = ({ title, text, drawing, height, children }: ClosingProps) => (
  <section className="bg-accent text-on-accent [--focus:var(--canvas)] selection:bg-canvas selection:text-ink">
    <Container className="grid items-center gap-x-16 gap-y-8 py-section lg:grid-cols-2">
      <div>
        <h2 className="text-title">{title}</h2>
        <p className="mt-5 max-w-prose text-lead">{text}</p>
        <div className="mt-8 flex flex-wrap gap-x-8 gap-y-3">{children}</div>
      </div>
      <StillDrawing name={drawing} alt="" width={1200} height={height} />
    </Container>
  </section>
);
