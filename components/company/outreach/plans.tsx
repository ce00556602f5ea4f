import { PointList } from '@/components/company/point-list';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { outreach } from '@/content/company/outreach';
import { Sketch } from './sketches';

/** The plans on one sheet: in a wide window their sketches share the ground line, from the plains to the hills. */
export function Plans() {
  return (
    <section data-theme="paper" className="pt-stack pb-section">
      <Container>
        <ol className="grid gap-y-stack lg:grid-cols-3 lg:gap-y-0">
          {outreach.initiatives.map(({ id, title, lead, text, plans }) => (
            <li
              key={id}
              className="grid content-start lg:row-span-6 lg:grid-rows-subgrid lg:*:not-first:pr-10"
            >
              <Sketch of={id} />
              <Label className="mt-5">{outreach.status}</Label>
              <h2 className="mt-1 text-heading">{title}</h2>
              <p className="mt-3 text-lead">{lead}</p>
              <p className="mt-4 max-w-prose">{text}</p>
              <div>
                <h3 className="mt-6 text-small font-semibold">{outreach.plansTitle}</h3>
                <PointList points={plans} className="mt-2" />
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
