import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';

type SectionProps = {
  id: string;
  title: string;
  /** Under the title. */
  aside?: ReactNode;
  /** Last on a phone; under the title where there are two columns, or opposite it. */
  end?: ReactNode;
  raised?: true;
  /** The answers take the whole width, under the title. */
  wide?: true;
  children: ReactNode;
};

/** A part of a temple's page: its title beside its answers, or above them. */
export function Section({ id, title, aside, end, raised, wide, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={clsx(raised && 'border-y border-line bg-surface')}>
      <Container
        className={clsx(
          'grid gap-x-16 gap-y-3 py-6 lg:py-12',
          wide ? 'lg:grid-cols-[1fr_auto] lg:items-end' : 'lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]',
        )}
      >
        <div className={clsx(!wide && !end && 'lg:row-span-2')}>
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          {aside}
        </div>
        <div className={wide ? 'lg:col-span-2 lg:row-start-2' : 'lg:row-span-2'}>{children}</div>
        {end && <div>{end}</div>}
      </Container>
    </section>
  );
}
