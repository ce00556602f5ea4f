import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import type { Technology } from '@/content/company/schemas';
import { unbrokenFigures } from '@/content/unbroken';

type SpecificationProps = Technology['specification'] & {
  /** What stands below the words where the figures are beside them. */
  children?: ReactNode;
};

export function Specification({ title, lead, groups, children }: SpecificationProps) {
  return (
    <section className="border-y border-line bg-surface py-section">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="self-start @5xl:sticky @5xl:top-28">
          <h2 className="text-title">{title}</h2>
          <p className="mt-5 max-w-prose text-muted">{lead}</p>
          {children}
        </div>
        <div className="grid gap-10">
          {groups.map((group) => (
            <div key={group.title}>
              <h3 className="pb-3 font-sans text-small text-muted">{group.title}</h3>
              <dl>
                {group.rows.map(({ name, value, unit, note }) => (
                  <div
                    key={name}
                    className="grid grid-cols-[minmax(min-content,1fr)_minmax(0,auto)] items-baseline gap-x-4 border-t border-line py-3"
                  >
                    <dt>{unbrokenFigures(name)}</dt>
                    <dd className="text-right font-semibold tabular-nums">
                      {unit ? `${value}\u00a0` : value}
                      {unit && <span className="text-small font-normal text-muted">{unit}</span>}
                    </dd>
                    {note && <dd className="col-span-2 text-small text-muted">{unbrokenFigures(note)}</dd>}
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
