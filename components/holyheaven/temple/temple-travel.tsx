import { Fold } from '@/components/holyheaven/fold';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { GatePlan } from './gate-plan';
import { Sources } from './sourced';
import styles from './temple-travel.module.css';
import { WayStages } from './way-stages';

/** The way from where cars and trains stop, drawn as one line. */
function LastStretch({ temple: { lastStretch = [], language } }: { temple: Temple }) {
  if (lastStretch.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="font-serif text-subheading">{wordsIn(language).templePage.lastStretch}</h3>
      <ol className={styles.way}>
        {lastStretch.map(({ at, next }) => (
          <li key={at}>
            <strong>{at}</strong>
            {next && <span>{next}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

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

/** How to get there: from where people come, then stage by stage. */
export function TempleTravel({ temple }: { temple: Temple }) {
  const { app, web } = mapLinks(temple);
  const { origins = [], lastLeg, guide, language } = temple;
  const { stages } = guide.facts;
  const { templePage } = wordsIn(language);
  return (
    <section aria-labelledby="way">
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
          <LastStretch temple={temple} />
        </div>
        <div>
          {origins.length > 0 && <h3 className="mb-2 text-heading">{templePage.from}</h3>}
          {origins.map(({ from, answer, legs }) => (
            <Fold
              key={from}
              name="origin"
              summary={
                <span>
                  <strong>{from}:</strong> {answer}
                </span>
              }
            >
              <ol className="flex max-w-prose flex-col gap-2">
                {[...legs, lastLeg].map((leg) => (
                  <li key={leg}>{leg}</li>
                ))}
              </ol>
              <p className="mt-2 text-small text-muted">{templePage.timesChange}</p>
            </Fold>
          ))}
          {stages.length > 0 ? (
            <Fold summary={templePage.route}>
              <WayStages guide={guide} />
              <GatePlan guide={guide} />
            </Fold>
          ) : (
            <p className="mt-4 font-semibold">{templePage.notKnown}</p>
          )}
          <Sources evidence={stages.map(({ evidence }) => evidence)} language={language} />
        </div>
      </Container>
    </section>
  );
}
