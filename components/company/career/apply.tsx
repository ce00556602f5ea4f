import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { career } from '@/content/company/career';
import { site } from '@/content/site';
import { openings } from '@/lib/company/openings';
import { Points } from '../point-list';
import { ApplicationForm } from './application-form';

/** How to apply, and what happens next. */
export const ApplySteps = ({ className }: { className: string }) => (
  <ol className={clsx('max-w-prose border-b border-line *:text-balance [counter-reset:step]', className)}>
    {career.form.steps.map((step) => (
      <li
        key={step}
        className="grid grid-cols-[2.75rem_1fr] border-t border-line before:text-accent-text [counter-increment:step] before:content-[counter(step)] first:in-[section:has(form[hidden])]:before:content-['✓']"
      >
        {step}
      </li>
    ))}
  </ol>
);

export function Apply() {
  const { title, helps, open, privacy } = career.form;
  const positions = openings.map(({ title: position }) => position);
  return (
    <section id="apply" data-theme="paper" className="-scroll-mt-4 py-section">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <div data-reveal>
          <h2 className="text-title">{title}</h2>
          <ApplySteps className="mt-4 lg:mt-6 lg:text-lead *:py-2.5 lg:*:py-4" />
        </div>
        <div data-reveal className="lg:row-span-2">
          <ApplicationForm to={site.careersEmail} positions={positions} />
        </div>
        <div data-reveal className="max-w-prose self-start @5xl:sticky @5xl:top-28">
          <Points heading="h3" title={helps.title} points={helps.points} />
          <p className="mt-8">
            {open} <TextLink href={`mailto:${site.careersEmail}`}>{site.careersEmail}</TextLink>.
          </p>
          <p className="mt-3 text-muted">{privacy}</p>
        </div>
      </Container>
    </section>
  );
}
