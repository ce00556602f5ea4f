import { Facts } from '@/components/holyheaven/facts';
import { TripSheet } from '@/components/holyheaven/temple/trip-sheet';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { hoursRows } from '@/lib/temples/hours-rows';
import { planPage } from '@/lib/temples/plan/plan-data';
import type { PlanPage } from '@/lib/temples/plan/plan-lines';
import { shareLines, templeUrl } from '@/lib/temples/share-text';
import { fill, whatsappLink } from '@/lib/text';
import { DayField } from './day-field';
import { PlanOnPaper, PlanParts } from './plan-on-paper';
import { PlanPanel } from './plan-panel';

/** A temple's trip sheet with the planned day on top; without one, the rule of the season. */
export function PlanPaper({ temple, page }: { temple: Temple; page: PlanPage }) {
  return (
    <TripSheet temple={temple} parts={<PlanParts page={page} />}>
      <PlanOnPaper page={page}>
        <h2>{wordsIn(temple.language).templePage.season}</h2>
        <p>{temple.guide.words.season}</p>
      </PlanOnPaper>
    </TripSheet>
  );
}

/** A temple's sheet on a page that has no form: for the day planned before, or for one chosen here. */
export function TemplePlan({ temple }: { temple: Temple }) {
  const { guide, language } = temple;
  const { templePage, planSheet } = wordsIn(language);
  const page = planPage(temple);
  const open = new Set(guide.facts.hours.map(({ key }) => key));
  const hours = hoursRows(guide)
    .filter(({ key }) => open.has(key))
    .map(({ name, doors }) => ({ term: name, detail: doors.join('; ') }));
  return (
    <div className="border-t-2 border-turmeric bg-surface p-6">
      <p className="mb-4 font-serif text-heading">
        {fill(templePage.sheet.title, { temple: guide.words.name })}
      </p>
      <DayField words={planSheet} />
      <PlanPanel
        page={page}
        message={whatsappLink(...shareLines(temple), templeUrl(temple))}
        paper={<PlanPaper temple={temple} page={page} />}
      >
        <h2 id="plan-title" className="text-subheading">
          {templePage.season}
        </h2>
        <p className="mt-3">{guide.words.season}</p>
        <Facts facts={hours} className="mt-3" />
      </PlanPanel>
    </div>
  );
}
