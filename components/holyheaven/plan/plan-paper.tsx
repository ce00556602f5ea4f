import { TripSheet } from '@/components/holyheaven/temple/trip-sheet';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import type { PlanPage } from '@/lib/temples/plan/lines';
import { PlanOnPaper, PlanParts } from './plan-on-paper';

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
