import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { numberedList } from '@/components/ui/callout';
import { Container } from '@/components/ui/container';
import type { Technology } from '@/content/schema/company';

type DrawingSectionProps = Technology['drawing'] & { children: ReactNode };

/** A drawing on its sheet of paper with a list of its parts beside it, which also tells what the drawing shows. */
export function DrawingSection({ title, lead, caption, callouts, children }: DrawingSectionProps) {
  return (
    <section data-theme="paper" className="py-section">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[3fr_2fr] lg:gap-y-12">
        <div className="lg:col-span-2">
          <h2 className="text-title">{title}</h2>
          <p className="mt-4 max-w-prose text-lead">{lead}</p>
        </div>
        <figure data-reveal="fade" className="lg:self-start">
          {children}
          <figcaption className="mt-4 border-t border-ink py-2 text-label">{caption}</figcaption>
        </figure>
        <ol className={clsx(numberedList, '*:text-balance lg:auto-rows-fr')}>
          {callouts.map(({ name, text }) => (
            <li key={name}>
              <strong className="block font-semibold">{name}</strong> {text}
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
