import { Container } from '@/components/ui/container';
import { demoPage, demos } from '@/content/company/demo';
import { technologyLinks } from '@/content/navigation';
import { site } from '@/content/site';
import { DemoForm } from './demo-form';

const technologies = demos.map(({ id }) => ({ value: id, label: technologyLinks[id].label }));

export function DemoRequest() {
  const { title, lead, label, submit } = demoPage.form;
  return (
    <section id="request" data-theme="paper" className="pt-8 pb-section md:pt-stack lg:pt-section">
      <Container className="grid gap-x-16 gap-y-6 lg:gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div data-reveal="fade">
          <h2 className="text-title">{title}</h2>
          <p className="mt-2 max-w-prose text-small leading-snug md:mt-4 md:text-body lg:mt-5 lg:text-lead">
            {lead}
          </p>
        </div>
        <div data-reveal="fade">
          <DemoForm to={site.email} label={label} submitLabel={submit} technologies={technologies} />
        </div>
      </Container>
    </section>
  );
}
