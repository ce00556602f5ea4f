import { ButtonLink } from '@/components/ui/button';
import { comingSoon } from '@/content/holyheaven';
import { plannerPage } from '@/content/temple-forms';
import type { Temple } from '@/content/temples/types';
import { monthRange } from '@/lib/temples/months';
import { ComingSoonButton } from './coming-soon-button';
import { FormScreen } from './form-screen';
import { PlannerForm } from './planner-form';

/** The lines of the temple's year that decide a date, festivals left out. */
function WhenToGo({ temple: { year } }: { temple: Temple }) {
  const rows = year.rows.filter(({ kind }) => kind !== 'festival');
  return (
    <section aria-labelledby="when" className="form-aside">
      <h2 id="when" className="text-heading">
        {plannerPage.year}
      </h2>
      <dl className="mt-3">
        {rows.map(({ name, months }) => (
          <div key={name} className="fact">
            <dt className="text-muted">{name}</dt>
            <dd>{monthRange(months)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Help() {
  const { title, text, link } = plannerPage.help;
  return (
    <section aria-labelledby="help" className="form-aside">
      <h2 id="help" className="text-heading">
        {title}
      </h2>
      <p className="mt-3 mb-6">{text}</p>
      <ComingSoonButton {...comingSoon.priests} />
      <ButtonLink href="/holyheaven" variant="quiet" className="mt-2">
        {link}
      </ButtonLink>
    </section>
  );
}

export function PlannerScreen({ temple }: { temple: Temple }) {
  const { title, lead } = plannerPage;
  return (
    <FormScreen
      temple={temple}
      title={title}
      lead={lead(temple.title)}
      aside={
        <>
          <WhenToGo temple={temple} />
          <Help />
        </>
      }
    >
      <PlannerForm templeId={temple.id} back={`/holyheaven/${temple.id}`} />
    </FormScreen>
  );
}
