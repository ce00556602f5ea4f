import { WorkDrawing } from '@/components/company/career/work-drawing';
import { Points } from '@/components/company/point-list';
import { career } from '@/content/company/career';
import type { Opening } from '@/content/company/openings';

/** Beside an application, after its title: the position, and what happens next. */
export function AppliedFor({ opening }: { opening: Opening }) {
  const { steps, privacy, after } = career.form;
  return (
    <aside className="hidden content-start gap-y-8 max-lg:order-last lg:col-start-1 lg:row-start-2 [[data-chosen]+&]:grid scripted:[[data-arriving]:target+&]:grid">
      <div className="space-y-8">
        <div className="max-lg:hidden">
          <WorkDrawing of={opening.drawing} />
        </div>
        <Points heading="h2" title={career.openings.requirements} points={opening.requirements} />
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
