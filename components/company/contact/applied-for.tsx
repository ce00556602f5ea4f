import { WorkDrawing } from '@/components/company/career/openings-board';
import { PointList } from '@/components/company/point-list';
import { TextLink } from '@/components/ui/text-link';
import { career } from '@/content/company/career';
import type { Opening } from '@/content/company/openings';
import { openingPath } from '@/lib/company/openings';

/** Beside an application: the position, what to write, and what comes after it. */
export function AppliedFor({ opening }: { opening: Opening }) {
  const { steps, helps, privacy, after } = career.form;
  return (
    <aside className="border-t border-ink pt-4 lg:col-start-2">
      <WorkDrawing of={opening} />
      <p className="mt-3 text-small text-muted">
        {opening.type} · {opening.location}
      </p>
      <p className="mt-2">{opening.description}</p>
      <p className="mt-2">
        <TextLink href={openingPath(opening)}>{career.opening.whole}</TextLink>
      </p>
      <h2 className="mt-8 border-t border-line pt-4 text-item">{helps.title}</h2>
      <PointList points={helps.points} className="mt-3" />
      <h2 className="mt-8 border-t border-line pt-4 text-item">{after}</h2>
      <p className="mt-3">
        {steps.at(-1)} {privacy}
      </p>
    </aside>
  );
}
