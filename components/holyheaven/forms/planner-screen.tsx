import { TempleSheet } from '@/components/holyheaven/plan/temple-sheet';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { FormAside } from './form-screen';
import { PlannerForm } from './planner-form';

export function PlannerScreen({ temple }: { temple: Temple }) {
  const { language } = temple;
  const { plannerPage, plannerMessages, comingSoon, speech } = wordsIn(language);
  const { title } = plannerPage;
  return (
    <Container className="grid gap-y-stack py-stack">
      <div>
        <p className="text-small font-semibold text-accent-text">{temple.title}</p>
        <h1 className="mb-6 text-title">{title}</h1>
        <PlannerForm
          templeId={temple.id}
          language={language}
          back={templePath(temple)}
          words={plannerPage}
          messages={plannerMessages}
          speech={speech}
        >
          <TempleSheet temple={temple} />
        </PlannerForm>
      </div>
      <FormAside id="help" words={plannerPage.help} soon={comingSoon.priests} language={language} />
    </Container>
  );
}
