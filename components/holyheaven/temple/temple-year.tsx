import { Container } from '@/components/ui/container';
import { TableHead } from '@/components/ui/table-head';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { yearChart } from '@/lib/temples/year';
import { Festivals } from './festivals';
import { YearChart, YearKey, YearMark } from './year-chart';

/** The bands of the year in words, each with its drawing in the chart. */
function YearTable({ temple: { guide } }: { temple: Temple }) {
  const { bands } = yearChart(guide.facts);
  const { templePage } = wordsIn(guide.language);
  const { period, what } = templePage.yearTable;
  return (
    <table className="w-full self-start border-b border-line @5xl:sticky @5xl:top-36">
      <caption className="sr-only">{templePage.year}</caption>
      <TableHead hidden columns={[period, what]} />
      <tbody>
        {bands.map(({ key, kind }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="w-2/5 py-2 pr-2 text-left align-top font-semibold">
              <span className="flex gap-2">
                <svg aria-hidden="true" width="20" height="16" className="mt-1.5 flex-none overflow-visible">
                  <YearMark kind={kind} />
                </svg>
                {guide.words.year[key]?.name}
              </span>
            </th>
            <td className="py-2 align-top text-small">{guide.words.year[key]?.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The year as a chart, as a table, and its festivals with their calendar files. */
export function TempleYear({ temple }: { temple: Temple }) {
  const { templePage } = wordsIn(temple.language);
  return (
    <section aria-labelledby="year">
      <Container className="py-stack">
        <h2 id="year" className="text-title">
          {templePage.year}
        </h2>
        <YearChart guide={temple.guide} />
        <YearKey guide={temple.guide} />
        <div className="mt-6 grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
          <YearTable temple={temple} />
          {temple.guide.facts.events.length > 0 && <Festivals temple={temple} />}
        </div>
      </Container>
    </section>
  );
}
