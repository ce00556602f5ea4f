import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { WayStages } from './way-stages';

const ZOOM = 16;

/** The temple on a map: in the visitor's own app, and on the web for browsers that have none. */
function mapLinks({ title, marked }: Pick<Temple, 'title' | 'marked'>): { app: string; web: string } {
  const { latitude, longitude } = marked.position;
  const place = `${latitude},${longitude}`;
  return {
    app: `geo:${place}?q=${place}(${encodeURIComponent(title)})`,
    web: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`,
  };
}

/** How to get there, stage by stage. */
export function TempleTravel({ temple }: { temple: Temple }) {
  const { app, web } = mapLinks(temple);
  const { templePage } = wordsIn(temple.language);
  return (
    <section aria-labelledby="way" className="border-y border-line bg-surface">
      <Container className="grid gap-x-16 gap-y-6 py-stack lg:grid-cols-[5fr_7fr] lg:py-section">
        <div>
          <h2 id="way" className="text-title">
            {templePage.travel}
          </h2>
          <p className="mt-4 max-w-prose">{temple.travelInfo}</p>
          <p className="mt-4 flex flex-wrap items-center gap-x-6">
            <ButtonLink variant="secondary" href={app}>
              {templePage.map.app}
            </ButtonLink>
            <ButtonLink variant="quiet" href={web}>
              {templePage.map.web}
            </ButtonLink>
          </p>
        </div>
        <div>
          <h3 className="text-heading">{templePage.route}</h3>
          {temple.guide.facts.stages.length > 0 ? (
            <WayStages guide={temple.guide} />
          ) : (
            <p className="mt-4 font-semibold">{templePage.notKnown}</p>
          )}
        </div>
      </Container>
    </section>
  );
}
