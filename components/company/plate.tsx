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
  /** The sheet's title block. */
  block?: readonly string[];
};

/** The first section of a page: its title over a drawing in ink on paper. */
export function Plate({ eyebrow, title, lead, children, drawing, block }: PlateProps) {
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
        <figure className="mt-8 lg:mt-10">
          {drawing}
          {block && (
            <figcaption className="mt-4 flex w-fit flex-wrap border border-ink text-label sm:ml-auto sm:divide-x sm:divide-line">
              {block.map((entry) => (
                <span key={entry} className="px-3 py-2">
                  {entry}
                </span>
              ))}
            </figcaption>
          )}
        </figure>
      </Container>
    </section>
  );
}
