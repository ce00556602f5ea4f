import { CardHead } from '@/components/holyheaven/band';
import { CardWindow } from '@/components/holyheaven/ornament/temple-window';
import { TripSheet } from '@/components/holyheaven/temple/trip-sheet';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { hoursRows } from '@/lib/temples/hours-rows';
import { planPage } from '@/lib/temples/plan/plan-page';
import { shareLines, templeUrl } from '@/lib/temples/share-text';
import { whatsappLink } from '@/lib/text';
import { PlanOnPaper, PlanParts } from './plan-on-paper';
import { PlanPanel } from './plan-panel';

/** The doors on most days, and the parts of the temple's year. */
function Usually({ temple: { guide } }: { temple: Temple }) {
  const { templePage, plannerPage } = wordsIn(guide.language);
  const open = new Set(guide.facts.hours.map(({ key }) => key));
  const hours = hoursRows(guide)
    .filter(({ key }) => open.has(key))
    .map(({ name, doors, pauses }) => ({
      term: name,
      detail: [doors.join('; '), pauses].filter(Boolean).join(' · '),
    }));
  const year = guide.facts.year.map(({ key }) => {
    const { name = '', text = '' } = guide.words.year[key] ?? {};
    return { term: name, detail: text };
  });
  const parts = [
    { id: 'usual-hours', title: templePage.hours, facts: hours },
    { id: 'year', title: plannerPage.year, facts: year },
  ];
  return (
    <div className="grid gap-y-6 px-6 py-6 sm:px-8">
      {parts.map(({ id, title, facts }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id} className="mb-2 font-sans font-semibold text-accent-text">
            {title}
          </h3>
          <dl className="text-small wrap-anywhere">
            {facts.map(({ term, detail }) => (
              <div key={term} className="grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[2fr_3fr]">
                <dt className="text-muted">{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** A temple's sheet for the planned day, on screen and on paper; without a day, what holds for most of the year. */
export function TemplePlan({ temple }: { temple: Temple }) {
  const { guide, language } = temple;
  const { templePage } = wordsIn(language);
  const page = planPage(temple);
  const window = <CardWindow temple={temple} />;
  return (
    <PlanPanel
      page={page}
      message={whatsappLink(...shareLines(temple), templeUrl(temple))}
      window={window}
      paper={
        <TripSheet temple={temple} parts={<PlanParts page={page} />}>
          <PlanOnPaper page={page}>
            <h2>{templePage.season}</h2>
            <p>{guide.words.season}</p>
          </PlanOnPaper>
        </TripSheet>
      }
    >
      <CardHead tone="maroon" window={window}>
        <p className="text-small text-muted">{guide.words.name}</p>
        <h2 id="plan-title" className="mt-1 text-heading">
          {templePage.season}
        </h2>
        <p className="mt-3">{guide.words.season}</p>
      </CardHead>
      <Usually temple={temple} />
    </PlanPanel>
  );
}
