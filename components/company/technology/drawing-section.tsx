import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import type { Technology } from '@/content/company/technology';

type DrawingSectionProps = Technology['drawing'] & {
  /** Where the sheet stands beside the words; `wide` puts them under it. */
  sheet: 'left' | 'right' | 'wide';
  children: ReactNode;
};

/** A drawing on its sheet, with its numbered parts as a list: the list is also the drawing's text. */
export function DrawingSection({ title, lead, caption, callouts, sheet, children }: DrawingSectionProps) {
  return (
    <section className="py-section">
      <Container className={clsx('drawing-section', `sheet-${sheet}`)}>
        <div className="drawing-words">
          <h2 className="text-title">{title}</h2>
          <p className="max-w-prose text-lead">{lead}</p>
        </div>
        <figure className="drawing-sheet" data-reveal="fade">
          {children}
          <figcaption className="mt-4 font-mono text-label text-muted">{caption}</figcaption>
        </figure>
        <ol className="callouts">
          {callouts.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
