import { Fold } from '@/components/holyheaven/fold';
import { ButtonLink } from '@/components/ui/button';
import { StillDrawing } from '@/components/ui/still-drawing';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { Section } from './section';

/** The way from where cars and trains stop: a drawing with a column for each stop, and its name below. */
function LastStretch({ temple: { lastStretch = [], wayDrawing, language } }: { temple: Temple }) {
  if (lastStretch.length === 0) return null;
  return (
    <>
      <h3 className="max-lg:mt-3 mb-3 text-subheading">{wordsIn(language).templePage.lastStretch}</h3>
      {wayDrawing && <StillDrawing name={wayDrawing} alt="" width={160 * lastStretch.length} height={114} />}
      <ol className="mt-1 grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-x-2 text-label leading-tight wrap-anywhere">
        {lastStretch.map(({ at, next }) => (
          <li key={at}>
            <strong className="block">{at}</strong>
            {next && <span className="text-muted">{next}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Directions in the map app of the visitor's device, or on the web. */
function directions({ latitude, longitude }: Temple['position']): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

type OriginProps = NonNullable<Temple['origins']>[number];

function Origin({ from, answer, more = [] }: OriginProps) {
  const summary = (
    <span>
      <strong>{from}:</strong> {answer}
    </span>
  );
  if (more.length === 0) return <p className="border-t border-line py-2">{summary}</p>;
  return (
    <Fold summary={summary}>
      {more.map((text) => (
        <p key={text} className="mb-2 max-w-prose text-small">
          {text}
        </p>
      ))}
    </Fold>
  );
}

/** How to get there: the nearest airport and station, the last stretch, and routes from common origins. */
export function TempleTravel({ temple }: { temple: Temple }) {
  const { origins = [], travelInfo, position, language } = temple;
  const { templePage } = wordsIn(language);
  return (
    <Section
      id="way"
      title={templePage.travel}
      aside={
        <>
          <p className="mt-3 max-w-prose">{travelInfo}</p>
          <p className="mt-4 flex flex-wrap items-center gap-x-6">
            <ButtonLink variant="secondary" href={directions(position)}>
              {templePage.directions}
            </ButtonLink>
            <ButtonLink variant="quiet" href="tel:139">
              {templePage.railways}
            </ButtonLink>
          </p>
        </>
      }
      end={
        <div className="lg:row-span-2">
          {origins.map((origin) => (
            <Origin key={origin.from} {...origin} />
          ))}
        </div>
      }
    >
      <LastStretch temple={temple} />
    </Section>
  );
}
