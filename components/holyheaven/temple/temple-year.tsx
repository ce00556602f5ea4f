import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { Festivals } from './festivals';
import { YearChart } from './year-chart';
import { YearTable } from './year-table';

/** The year as a chart, as a table, and its festivals with their calendar files. */
export function TempleYear({ temple }: { temple: Temple }) {
  const { templePage } = wordsIn(temple.language);
  return (
    <section aria-labelledby="year">
      <Container className="py-stack lg:py-section">
        <h2 id="year" className="text-title">
          {templePage.year}
        </h2>
        <YearChart guide={temple.guide} />
        <div className="mt-6 grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
          <YearTable temple={temple} />
          {temple.guide.facts.events.length > 0 && <Festivals temple={temple} />}
        </div>
      </Container>
    </section>
  );
}
