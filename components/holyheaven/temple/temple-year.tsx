import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { formatterOf } from '@/lib/temples/today/formatter';
import { yearChart } from '@/lib/temples/year';
import { Festivals } from './festivals';
import { kindsIn, YearChart, YearMark } from './year-chart';

/** The year's verdicts with reasons, grouped by kind; each kind has its mark from the chart. */
function Verdicts({ temple: { guide } }: { temple: Temple }) {
  const { year, events } = guide.words;
  const { speech, templePage } = wordsIn(guide.language);
  const format = formatterOf(speech);
  const { facts } = guide;
  const { bands } = yearChart(facts);
  return (
    <ul>
      {kindsIn(bands).map((kind) => (
        <li key={kind} className="flex gap-3 border-t border-line py-1.5 max-lg:py-1 max-lg:text-small">
          <span className="mt-0.5 flex-none">
            <YearMark kind={kind} width="24" height="20" />
          </span>
          <span>
            {bands
              .filter((band) => band.kind === kind)
              .map(({ key = '' }) => {
                const event = facts.events.find((other) => other.key === key);
                const told =
                  year[key] ??
                  (event
                    ? {
                        name: events[key]?.name,
                        text: format.eventDays({ ...event.when, expected: event.expected }),
                      }
                    : templePage.otherTimes);
                return (
                  <span key={key} className="block">
                    <strong>{told.name}:</strong> {told.text}
                  </span>
                );
              })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** When to go: a sentence, the year as a chart with reasons, and the festivals with their calendar files. */
export function TempleYear({ temple }: { temple: Temple }) {
  const { templePage } = wordsIn(temple.language);
  return (
    <section id="year" aria-label={templePage.year}>
      <Container className="py-6 lg:py-12">
        <h2 className="text-heading">{templePage.year}</h2>
        <p className="mt-2 font-serif text-[1.1875rem] leading-snug text-balance sm:text-[1.375rem]">
          {temple.guide.words.when}
        </p>
        <YearChart guide={temple.guide} />
        <div className="mt-4 grid gap-x-16 gap-y-4 lg:grid-cols-2">
          <Verdicts temple={temple} />
          {temple.guide.facts.events.length > 0 && <Festivals temple={temple} />}
        </div>
      </Container>
    </section>
  );
}
