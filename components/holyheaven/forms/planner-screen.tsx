import { ComingSoonButton } from '@/components/holyheaven/coming-soon-button';
import { Facts } from '@/components/holyheaven/facts';
import { PlanPanel } from '@/components/holyheaven/plan/plan-panel';
import { PlanPaper } from '@/components/holyheaven/plan/plan-paper';
import { ButtonLink } from '@/components/ui/button';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, pathIn } from '@/content/languages';
import type { Temple } from '@/content/temples/types';
import { planPage } from '@/lib/temples/plan/page';
import { fill } from '@/lib/text';
import { FormAside, FormScreen } from './form-screen';
import { PlannerForm } from './planner-form';

/** The parts of the temple's year. */
function WhenToGo({ temple: { guide } }: { temple: Temple }) {
  const facts = guide.facts.year.map(({ key }) => {
    const { name = '', text = '' } = guide.words.year[key] ?? {};
    return { term: name, detail: text };
  });
  return (
    <>
      <h2 id="plan-title" className="text-heading">
        {wordsIn(guide.language).plannerPage.year}
      </h2>
      <Facts facts={facts} className="mt-3" />
    </>
  );
}

function Help({ language }: { language: LanguageCode }) {
  const { plannerPage, comingSoon } = wordsIn(language);
  const { title, text, link } = plannerPage.help;
  return (
    <FormAside id="help" title={title}>
      <p className="mt-3 mb-6">{text}</p>
      <ComingSoonButton {...comingSoon.priests} />
      <ButtonLink href={pathIn(language, '/holyheaven')} variant="quiet" className="mt-2">
        {link}
      </ButtonLink>
    </FormAside>
  );
}

export function PlannerScreen({ temple }: { temple: Temple }) {
  const { language } = temple;
  const { plannerPage, plannerMessages } = wordsIn(language);
  const { title, lead } = plannerPage;
  const plan = planPage(temple);
  return (
    <FormScreen
      temple={temple}
      title={title}
      lead={fill(lead, { temple: temple.title })}
      beside={
        <PlanPanel page={plan} paper={<PlanPaper temple={temple} page={plan} />}>
          <WhenToGo temple={temple} />
        </PlanPanel>
      }
      aside={<Help language={language} />}
    >
      <PlannerForm
        templeId={temple.id}
        language={language}
        back={pathIn(language, `/holyheaven/${temple.id}`)}
        plan={plan}
        words={plannerPage}
        messages={plannerMessages}
      />
    </FormScreen>
  );
}
