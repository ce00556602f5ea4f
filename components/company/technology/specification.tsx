import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import type { Technology } from '@/content/schema/company';
import { unbrokenFigures } from '@/content/unbroken';

type SpecificationProps = Technology['specification'] & { children?: ReactNode };

/** Groups of figures in two columns below the text; with children, below one another beside those. */
export function Specification({ title, lead, groups, children }: SpecificationProps) {
  return (
    <section className="py-stack sm:py-section">
      <Container>
        <h2 className="text-title">{title}</h2>
        <p className="mt-4 mb-5 max-w-prose text-balance text-muted sm:mb-8">{lead}</p>
        <div
          className={clsx(
            'gap-x-16',
            children ? 'lg:grid lg:grid-cols-2 lg:items-start lg:*:first:row-span-2' : 'lg:columns-2',
          )}
        >
          {children}
          {groups.map((group) => (
            <div key={group.title} className="break-inside-avoid not-last:pb-6 sm:not-last:pb-10">
              <h3 className="pb-2 font-sans text-small text-muted sm:pb-3">{group.title}</h3>
              <dl className="border-b border-line">
                {group.rows.map(({ name, value, unit, note }) => (
                  <div
                    key={name}
                    className="grid break-inside-avoid grid-cols-[minmax(min-content,1fr)_minmax(0,auto)] items-baseline gap-x-4 border-t border-line py-1.75 max-sm:text-[0.9375rem] max-sm:leading-snug sm:py-3"
                  >
                    <dt>{unbrokenFigures(name)}</dt>
                    <dd className="text-right font-semibold">
                      {unit ? `${value}\u00a0` : value}
                      {unit && <span className="text-small font-normal text-muted">{unit}</span>}
                    </dd>
                    {note && (
                      <dd className="col-span-2 text-[0.875rem] leading-snug text-balance text-muted sm:text-small">
                        {unbrokenFigures(note)}
                      </dd>
                    )}
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
