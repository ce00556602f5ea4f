import { ComingSoonButton } from '@/components/holyheaven/coming-soon-button';
import { Facts } from '@/components/holyheaven/facts';
import { ButtonLink } from '@/components/ui/button';
import { comingSoon } from '@/content/holyheaven/coming-soon';
import { plannerPage } from '@/content/holyheaven/forms';
import type { Temple } from '@/content/temples/types';
import { FormAside } from './form-aside';
import { FormScreen } from './form-screen';
import { PlannerForm } from './planner-form';

/** The parts of the temple's year. */
function WhenToGo({ temple: { guide } }: { temple: Temple }) {
  const facts = guide.facts.year.map(({ key }) => {
    const { name = '', text = '' } = guide.words.year[key] ?? {};
    return { term: name, detail: text };
  });
  return (
    <FormAside id="when" title={plannerPage.year}>
      <Facts facts={facts} className="mt-3" />
    </FormAside>
  );
}

function Help() {
  const { title, text, link } = plannerPage.help;
  return (
    <FormAside id="help" title={title}>
      <p className="mt-3 mb-6">{text}</p>
      <ComingSoonButton {...comingSoon.priests} />
      <ButtonLink href="/holyheaven" variant="quiet" className="mt-2">
        {link}
      </ButtonLink>
    </FormAside>
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
