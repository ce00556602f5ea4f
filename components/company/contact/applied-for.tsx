import { Points } from '@/components/company/point-list';
import { career } from '@/content/company/career';
import type { Opening } from '@/content/company/openings';

/** Beside an application, after its title: what the position asks. */
export function AppliedFor({ opening }: { opening: Opening }) {
  return (
    <aside className="hidden content-start gap-y-8 order-last [[data-chosen]+&]:grid scripted:[[data-arriving]:target+&]:grid">
      <div className="max-lg:hidden">
        <Points heading="h2" title={career.openings.requirements} points={opening.requirements} />
      </div>
      <p className="max-w-prose text-balance text-muted">{career.form.privacy}</p>
    </aside>
  );
}
