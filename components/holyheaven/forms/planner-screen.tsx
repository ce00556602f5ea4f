import { Facts } from '@/components/holyheaven/facts';
import { PlanPanel } from '@/components/holyheaven/plan/plan-panel';
import { PlanPaper } from '@/components/holyheaven/plan/temple-plan';
import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { planPage } from '@/lib/temples/plan/plan-data';
import { fill } from '@/lib/text';
import { FormAside, FormPicture, FormScreen } from './form-screen';
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

export function PlannerScreen({ temple }: { temple: Temple }) {
  const { language } = temple;
  const { plannerPage, plannerMessages, comingSoon } = wordsIn(language);
  const { title, lead } = plannerPage;
  const plan = planPage(temple);
  return (
    <FormScreen
      temple={temple}
      title={title}
      lead={fill(lead, { temple: temple.title })}
      aside={<FormAside id="help" words={plannerPage.help} soon={comingSoon.priests} language={language} />}
    >
      <PlannerForm
        templeId={temple.id}
        language={language}
        back={templePath(temple)}
        plan={plan}
        words={plannerPage}
        messages={plannerMessages}
      >
        <PlanPanel page={plan} paper={<PlanPaper temple={temple} page={plan} />}>
          <WhenToGo temple={temple} />
        </PlanPanel>
        <FormPicture temple={temple} />
      </PlannerForm>
    </FormScreen>
  );
}
