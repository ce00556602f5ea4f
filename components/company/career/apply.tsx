import { Container } from '@/components/ui/container';
import { career } from '@/content/company/career';
import { openings } from '@/content/company/openings';
import { site } from '@/content/site';
import { isOpen } from '@/lib/company/openings';
import { ApplicationForm } from './application-form';

export function Apply() {
  const { title, lead, privacy, label, submit } = career.form;
  const positions = openings.map((opening) => ({
    title: opening.title,
    closes: opening.closes,
    open: isOpen(opening),
  }));
  return (
    <section id="apply" className="py-section">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div data-reveal="fade">
          <h2 className="text-title">{title}</h2>
          <p className="mt-5 max-w-prose text-lead">{lead}</p>
          <p className="mt-5 max-w-prose text-muted">{privacy}</p>
        </div>
        <div data-reveal="fade">
          <ApplicationForm to={site.careersEmail} label={label} submitLabel={submit} positions={positions} />
        </div>
      </Container>
    </section>
  );
}
