import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { StillDrawing } from '@/components/ui/still-drawing';
import { home } from '@/content/company/home';
import { technologyLinks } from '@/content/navigation';
import { unbrokenFigures } from '@/content/unbroken';
import { TrackDrawing } from '../technology/track-drawing';

type OfferingProps = { id: keyof typeof technologyLinks; drawing: ReactNode; children?: ReactNode };

/** An offering. Its link repeats the title for screen readers, which list links without the surrounding text. */
function Offering({ id, drawing, children }: OfferingProps) {
  const { title, text } = home.offerings[id];
  return (
    <li className="grid grid-cols-1 gap-x-16 gap-y-6 border-t border-line py-stack lg:first:col-span-2 lg:first:grid-cols-[5fr_7fr] lg:first:grid-rows-[auto_1fr] lg:not-first:row-span-3 lg:not-first:grid-rows-subgrid">
      <h3 className="text-item">{title}</h3>
      <div className="*:max-h-80 *:object-contain lg:[&_svg]:text-[18px] lg:[li:first-child>&]:col-start-2 lg:[li:first-child>&]:row-span-2">
        {drawing}
      </div>
      <div>
        <p className="max-w-md text-balance">{unbrokenFigures(text)}</p>
        {children}
        <ButtonLink href={technologyLinks[id].href} variant="quiet">
          {/* One element, so that the underline continues below the arrow. */}
          <span>
            {home.offerings.action}
            <span className="sr-only">: {title}</span> <span aria-hidden="true">→</span>
          </span>
        </ButtonLink>
      </div>
    </li>
  );
}

/** The three core offerings, each with its drawing. */
export function Offerings() {
  const { title, lead, drone, defense } = home.offerings;
  return (
    <section data-theme="paper" className="pt-section">
      <Container className="pb-stack">
        <h2 className="text-title">{title}</h2>
        <p className="mt-4 max-w-prose text-lead text-muted">{lead}</p>
      </Container>
      <Container>
        <ul className="grid grid-cols-1 gap-x-16 lg:grid-cols-2">
          <Offering id="drone" drawing={<StillDrawing name="rotors" alt="" width={1200} height={640} />}>
            <dl className="mt-6 mb-3 grid max-w-lg grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] items-start gap-4 border-t border-line pt-4">
              {drone.figures.map(({ value, label }) => (
                <div key={label} className="flex flex-col-reverse">
                  <dt className="text-small text-muted">{label}</dt>
                  <dd className="font-heading text-subheading whitespace-nowrap sm:text-[1.75rem]">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          </Offering>
          <Offering
            id="software"
            drawing={<StillDrawing name="layers-low" alt="" width={600} height={400} />}
          />
          <Offering
            id="defense"
            drawing={
              <div className="sm:h-80">
                <TrackDrawing />
              </div>
            }
          >
            <p className="mt-2 mb-1 text-small text-muted">{defense.note}</p>
          </Offering>
        </ul>
      </Container>
    </section>
  );
}
