import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { career } from '@/content/company/career';
import { applicationForm } from '@/content/company/forms';
import { site } from '@/content/site';
import { openings } from '@/lib/company/openings';
import { ApplicationForm } from './application-form';

/** How to apply, and the form. */
export function Apply() {
  const { title, steps, open } = career.form;
  const positions = openings.map(({ title: position }) => position);
  return (
    <section id="apply" data-theme="paper" className="-scroll-mt-4 py-section">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div data-reveal className="self-start @5xl:sticky @5xl:top-28">
          <h2 className="text-title">{title}</h2>
          <ol className="mt-4 max-w-prose border-b border-line [counter-reset:step] *:py-2.5 *:text-balance lg:mt-6 lg:text-lead lg:*:py-4">
            {steps.map((step) => (
              <li
                key={step}
                className="grid grid-cols-[2.75rem_1fr] border-t border-line before:text-accent-text [counter-increment:step] before:content-[counter(step)] first:in-[section:has(form[hidden])]:before:content-['✓']"
              >
                {step}
              </li>
            ))}
          </ol>
          <p className="mt-5 max-w-prose">
            {open} <TextLink href={`mailto:${site.careersEmail}`}>{site.careersEmail}</TextLink>.
          </p>
        </div>
        <div data-reveal>
          <ApplicationForm to={site.careersEmail} positions={positions} />
          <p className="mt-4 text-small text-muted">{applicationForm.privacy}</p>
        </div>
      </Container>
    </section>
  );
}
