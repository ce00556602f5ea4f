import { Container } from '@/components/ui/container';
import { career, positions } from '@/content/company/career';
import { site } from '@/content/site';
import { ApplicationForm } from './application-form';

export function Apply() {
  const { title, lead, privacy, label, submit } = career.form;
  return (
    <section id="apply" className="py-section">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-5 max-w-prose text-lead">{lead}</p>
          <p className="mt-5 max-w-prose text-muted">{privacy}</p>
        </div>
        <div>
          <ApplicationForm to={site.careersEmail} label={label} submitLabel={submit} positions={positions} />
        </div>
      </Container>
    </section>
  );
}
