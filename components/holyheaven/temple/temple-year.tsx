import { Container } from '@/components/ui/container';
import { templePage } from '@/content/holyheaven/temple-page';
import type { Temple } from '@/content/temples/types';
import { FestivalTable } from './festival-table';
import { YearChart } from './year-chart';
import { YearTable } from './year-table';

/** The year as a chart, as a table, and its festivals with their calendar files. */
export function TempleYear({ temple }: { temple: Temple }) {
  return (
    <section aria-labelledby="year" className="border-t border-line bg-surface">
      <Container className="py-stack lg:py-section">
        <h2 id="year" className="text-title">
          {templePage.year(temple.place)}
        </h2>
        <YearChart facts={temple.guide.facts} />
        <div className="mt-6 grid gap-x-16 gap-y-stack lg:grid-cols-[5fr_7fr]">
          <YearTable temple={temple} />
          <FestivalTable temple={temple} />
        </div>
      </Container>
    </section>
  );
}
