import { TempleSheet } from '@/components/holyheaven/plan/temple-sheet';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { indianDay } from '@/lib/india-time';
import { daySheet } from '@/lib/temples/plan/day-sheet';
import { sheetData } from '@/lib/temples/plan/sheet-data';
import { fill } from '@/lib/text';
import { FormAside } from './form-screen';
import { PlannerForm } from './planner-form';

export function PlannerScreen({ temple }: { temple: Temple }) {
  const { language } = temple;
  const { plannerPage, plannerMessages, comingSoon } = wordsIn(language);
  const { title, lead } = plannerPage;
  const data = sheetData(temple);
  return (
    <Container className="grid gap-y-stack py-stack">
      <div>
        <h1 className="text-title">{title}</h1>
        <p className="mt-3 mb-6 max-w-prose font-serif text-lead">{fill(lead, { temple: temple.title })}</p>
        <PlannerForm
          templeId={temple.id}
          language={language}
          back={templePath(temple)}
          words={plannerPage}
          messages={plannerMessages}
          data={data}
          later={daySheet(data, { day: indianDay() }).better?.day}
        >
          <TempleSheet temple={temple} data={data} />
        </PlannerForm>
      </div>
      <FormAside id="help" words={plannerPage.help} soon={comingSoon.priests} language={language} />
    </Container>
  );
}
