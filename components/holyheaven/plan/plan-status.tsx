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
    <div role="status" className="mb-6 text-small noscript:hidden">
      {lines ? (
        <>
          <p>{fill(sheet.told, { day: lines.day, is: lines.state })}</p>
          <TextLink href="#plan" className="inline-flex min-h-11 items-center">
            {sheet.see}
          </TextLink>
        </>
      ) : (
        <p>{sheet.choose}</p>
      )}
    </div>
  );
}
