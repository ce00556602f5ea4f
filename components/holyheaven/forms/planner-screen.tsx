import { clsx } from 'clsx';
import { Facts } from '@/components/holyheaven/facts';
import { TempleWindow } from '@/components/holyheaven/ornament/temple-window';
import { PlanPanel } from '@/components/holyheaven/plan/plan-panel';
import { PlanPaper } from '@/components/holyheaven/plan/temple-plan';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { planPage } from '@/lib/temples/plan/plan-data';
import { fill } from '@/lib/text';
import { columns, FormAside } from './form-screen';
import { PlannerForm } from './planner-form';

/** The parts of the temple's year. */
function WhenToGo({ temple: { guide } }: { temple: Temple }) {
  const facts = guide.facts.year.map(({ key }) => {
    const { name = '', text = '' } = guide.words.year[key] ?? {};
    return { term: name, detail: text };
  });
  return (
    <section aria-labelledby="year">
      <h2 id="year" className="text-heading">
        {wordsIn(guide.language).plannerPage.year}
      </h2>
      <Facts facts={facts} className="mt-3" />
    </section>
  );
}

export function PlannerScreen({ temple }: { temple: Temple }) {
  const { language } = temple;
  const { plannerPage, plannerMessages, comingSoon } = wordsIn(language);
  const { title, lead } = plannerPage;
  const plan = planPage(temple);
  return (
    <Container className="py-stack">
      <h1 className="text-title">{title}</h1>
      <p className="mt-3 mb-6 max-w-prose font-serif text-lead">{fill(lead, { temple: temple.title })}</p>
      <PlannerForm
        templeId={temple.id}
        language={language}
        back={templePath(temple)}
        plan={plan}
        words={plannerPage}
        messages={plannerMessages}
      >
        <PlanPanel page={plan} paper={<PlanPaper temple={temple} page={plan} />}>
          <p
            id="plan-title"
            className="grid min-h-24 place-items-center border border-dashed border-control p-4 text-center text-muted noscript:hidden"
          >
            {plan.sheet.empty}
          </p>
          <TempleWindow temple={temple} alt="" sizes="50rem" className="mt-8 aspect-4/5 max-lg:hidden" />
        </PlanPanel>
      </PlannerForm>
      <div className={clsx(columns, 'mt-stack gap-y-10')}>
        <WhenToGo temple={temple} />
        <FormAside id="help" words={plannerPage.help} soon={comingSoon.priests} language={language} />
      </div>
    </Container>
  );
}
