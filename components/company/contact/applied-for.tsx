import { StillDrawing } from '@/components/ui/still-drawing';
import { TextLink } from '@/components/ui/text-link';
import { career } from '@/content/company/career';
import { type Opening, workDrawings } from '@/content/company/openings';
import { openingPath } from '@/lib/company/openings';
import { Ends } from '../career/openings-board';

/** Beside an application: the position, and what happens next. */
export function AppliedFor({ opening }: { opening: Opening }) {
  const { steps, privacy, after } = career.form;
  const { above, below } = workDrawings[opening.drawing];
  return (
    <aside className="grid content-start gap-y-8 lg:col-start-1 lg:row-start-2">
      <div className="border-t border-ink pt-4">
        {above && <Ends of={above} className="text-label *:first:text-accent-text" />}
        <StillDrawing name={opening.drawing} alt="" width={1092} height={282} />
        <Ends of={below} className="text-label" />
        <p className="mt-4">{opening.description}</p>
        <p className="mt-2">
          <TextLink href={openingPath(opening)} className="mr-6">
            {career.opening.whole}
          </TextLink>{' '}
          <TextLink href="/career">{career.title}</TextLink>
        </p>
      </div>
      <div className="border-t border-line pt-4">
        <h2 className="text-item">{after}</h2>
        <p className="mt-3">
          {steps.at(-1)} {privacy}
        </p>
      </div>
    </aside>
  );
}
