import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';

type SectionProps = {
  id: string;
  title: string;
  /** Under the title. */
  aside?: ReactNode;
  /** Opposite the title in a wide window, otherwise below it. */
  end?: ReactNode;
  raised?: true;
  /** The contents take the whole width, otherwise the half below the title. */
  wide?: true;
  children: ReactNode;
};

/** A section of a temple's page. */
export function Section({ id, title, aside, end, raised, wide, children }: SectionProps) {
  return (
    <section id={id} aria-label={title} className={clsx(raised && 'border-y border-line bg-surface')}>
      <Container
        className={clsx(
          'grid gap-x-16 gap-y-3 py-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-y-6 lg:py-12',
          wide && 'lg:items-end',
        )}
      >
        <div className={clsx(!end && 'lg:col-span-2')}>
          <h2 className="text-heading">{title}</h2>
          {aside}
        </div>
        {end}
        <div className={clsx(wide && 'lg:col-span-2')}>{children}</div>
      </Container>
    </section>
  );
}
