import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import type { Technology } from '@/content/company/schemas';
import styles from './drawing-section.module.css';

const placements = {
  /** The list stands beside the drawing and is as tall. */
  left: {
    columns: 'lg:grid-cols-[3fr_2fr]',
    words: 'lg:col-span-2',
    sheet: 'lg:self-start *:first:p-4 sm:*:first:p-8',
    caption: 'px-4 sm:px-8',
    parts: 'lg:auto-rows-fr',
  },
  /** The drawing runs to the edge of the sheet, and the list stands below it. */
  wide: {
    columns: '',
    words: '',
    sheet: 'overflow-clip',
    caption: 'px-4 sm:px-8',
    // The drawing names its parts.
    parts: 'gap-x-8 *:pl-0 *:before:hidden sm:grid-cols-2 lg:grid-cols-4',
  },
};

type DrawingSectionProps = Technology['drawing'] & {
  sheet: keyof typeof placements;
  children: ReactNode;
};

/** A drawing on its sheet with a list of its parts, which also tells what the drawing shows. */
export function DrawingSection({ title, lead, caption, callouts, sheet, children }: DrawingSectionProps) {
  const look = placements[sheet];
  return (
    <section className="pb-section [[data-hero]+&]:pt-section">
      <Container className={clsx('grid gap-x-16 gap-y-8 lg:gap-y-12', look.columns)}>
        <div className={clsx('grid items-start gap-x-16 gap-y-5 lg:grid-cols-2', look.words)}>
          <h2 className="text-title">{title}</h2>
          <p className="max-w-prose text-lead">{lead}</p>
        </div>
        <figure className={clsx(styles.sheet, 'border border-line bg-canvas', look.sheet)} data-reveal="fade">
          {children}
          <figcaption className={clsx('text-small', look.caption)}>{caption}</figcaption>
        </figure>
        <ol className={clsx(styles.parts, 'grid border-b border-line', look.parts)}>
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
