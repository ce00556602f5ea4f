import { TempleSheet } from '@/components/holyheaven/plan/temple-sheet';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { sheetData } from '@/lib/temples/plan/sheet-data';
import { FormAside } from './form-screen';
import { PlannerForm } from './planner-form';

export function PlannerScreen({ temple }: { temple: Temple }) {
  const { language } = temple;
  const { plannerPage, plannerMessages, comingSoon } = wordsIn(language);
  const { title } = plannerPage;
  const data = sheetData(temple);
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
        >
          <TempleSheet temple={temple} data={data} />
        </PlannerForm>
      </div>
      <FormAside id="help" words={plannerPage.help} soon={comingSoon.priests} language={language} />
    </Container>
  );
}
