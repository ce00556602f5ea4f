import { TextLink } from '@/components/ui/text-link';
import { usePlanned } from '@/lib/temples/plan/form';
import { type PlanPage, planLines } from '@/lib/temples/plan/words';
import { fill } from '@/lib/text';

/** The chosen day in one sentence, right under its field. */
export function PlanStatus({ page }: { page: PlanPage }) {
  const { day: date } = usePlanned();
  const { sheet } = page.words;
  const lines = date ? planLines(page, date) : undefined;
  return (
    // As tall before a day is chosen as after it.
    <p role="status" className="mb-6 min-h-[2lh] text-small upright:min-h-[3lh] noscript:hidden">
      {lines ? (
        <>
          {fill(sheet.told, { day: lines.day, is: lines.state })}{' '}
          <TextLink href="#plan">{sheet.see}</TextLink>
        </>
      ) : (
        sheet.choose
      )}
    </p>
  );
}
