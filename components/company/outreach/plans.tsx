import { PointList } from '@/components/company/point-list';
import { Container } from '@/components/ui/container';
import { StillDrawing } from '@/components/ui/still-drawing';
import { TextLink } from '@/components/ui/text-link';
import { outreach } from '@/content/company/outreach';

/** The plans side by side, each under a drawing of its subject, with a link to the form at `write`. */
export function Plans({ write }: { write: string }) {
  return (
    <section data-theme="paper" className="pt-stack pb-section">
      <Container>
        <ol className="grid gap-x-10 gap-y-stack lg:grid-cols-3 lg:gap-y-0">
          {outreach.initiatives.map(({ id, title, lead, plans, offer }) => (
            <li key={id} className="grid content-start lg:row-span-5 lg:grid-rows-subgrid">
              <StillDrawing name={id} alt="" width={480} height={300} className="border border-line" />
              <h2 className="mt-5 text-heading">{title}</h2>
              <p className="mt-3 text-lead">{lead}</p>
              <PointList points={plans} className="mt-6 content-start *:text-balance" />
              <p className="mt-6">
                <TextLink href={write} className="inline-block py-1">
                  {offer}
                </TextLink>
              </p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
