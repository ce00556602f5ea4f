import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';

type SectionProps = {
  id: string;
  title: string;
  /** Under the title. */
  aside?: ReactNode;
  /** Last on a phone; under the title where there are two columns. */
  end?: ReactNode;
  raised?: true;
  children: ReactNode;
};

/** A part of a temple's page: its title beside its answers. */
export function Section({ id, title, aside, end, raised, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={clsx(raised && 'border-y border-line bg-surface')}>
      <Container className="grid gap-x-16 gap-y-3 py-6 lg:py-12 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
        <div>
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          {aside}
        </div>
        <div className="lg:row-span-2">{children}</div>
        {end && <div>{end}</div>}
      </Container>
    </section>
  );
}
