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
      <Container>
        <h2 className="text-title">{title}</h2>
        <p className="mt-4 max-w-prose text-lead">{lead}</p>
        {/* The list is as high as the drawing without its caption. */}
        <div className="mt-8 grid gap-x-16 lg:mt-12 lg:grid-cols-[3fr_2fr]">
          <figure data-reveal="fade" className="lg:row-span-2 lg:grid lg:grid-rows-subgrid">
            {children}
            <figcaption className="mt-4 border-t border-ink py-2 text-label">{caption}</figcaption>
          </figure>
          <ol
            className={clsx(numberedList, '*:text-balance max-lg:mt-8 lg:auto-rows-fr lg:*:content-center')}
          >
            {callouts.map(({ name, text }) => (
              <li key={name}>
                <strong className="block font-semibold">{name}</strong> {text}
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </section>
  );
}
