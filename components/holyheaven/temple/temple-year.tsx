import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { yearChart } from '@/lib/temples/year';
import { Festivals } from './festivals';
import { YearChart, YearKey, YearMark } from './year-chart';

/** The bands of the year in words, each with its drawing in the chart. */
function Seasons({ temple: { guide } }: { temple: Temple }) {
  return (
    <ul>
      {yearChart(guide.facts).bands.map(({ key, kind }) => (
        <li key={key} className="flex gap-2 border-t border-line py-1.5">
          <svg aria-hidden="true" width="20" height="16" className="mt-1.5 flex-none overflow-visible">
            <YearMark kind={kind} />
          </svg>
          <span>
            <strong>{guide.words.year[key]?.name}:</strong> {guide.words.year[key]?.text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The year as a chart and in words, and its festivals with their calendar files. */
export function TempleYear({ temple }: { temple: Temple }) {
  const { templePage } = wordsIn(temple.language);
  return (
    <section aria-labelledby="year">
      <Container className="py-6 lg:py-12">
        <h2 id="year" className="text-heading">
          {templePage.year}
        </h2>
        <YearChart guide={temple.guide} />
        <YearKey guide={temple.guide} />
        <div className="mt-4 grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
          <Seasons temple={temple} />
          {temple.guide.facts.events.length > 0 && <Festivals temple={temple} />}
        </div>
      </Container>
    </section>
  );
}
