import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { PageTitle } from './page-title';

type PlateProps = {
  eyebrow: string;
  /** The page's h1. */
  title: string;
  lead?: ReactNode;
  /** Links and buttons under the lead. */
  children?: ReactNode;
  drawing: ReactNode;
  /** The title block in the corner of the sheet: name, number, scale and date. */
  block?: readonly (readonly [term: string, detail: string])[];
  /** Class names that place the block over the sheet in a wide window. */
  blockLook?: string;
};

/** The first section of a page: its title over a drawing in ink on paper. */
export function Plate({ eyebrow, title, lead, children, drawing, block, blockLook }: PlateProps) {
  return (
    <section data-theme="paper" className="overflow-x-clip pt-4 pb-6 lg:pt-8 lg:pb-10">
      <Container>
        <div className="grid items-start gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <div>
            <PageTitle label={eyebrow}>{title}</PageTitle>
          </div>
          <div className="self-end">
            {lead && <p className="max-w-form text-lead">{lead}</p>}
            {children && <div className="mt-5 flex flex-wrap gap-x-6 gap-y-3">{children}</div>}
          </div>
        </div>
        <figure className="relative mt-8 lg:mt-10">
          {drawing}
          {block && (
            <figcaption className={clsx('mt-4 border border-ink', blockLook)}>
              <dl className="grid grid-cols-2 text-label sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
                {block.map(([term, detail]) => (
                  <div key={term} className="border-line px-3 py-2 sm:not-first:border-l">
                    <dt className="text-muted">{term}</dt>
                    <dd>{detail}</dd>
                  </div>
                ))}
              </dl>
            </figcaption>
          )}
        </figure>
      </Container>
    </section>
  );
}
