import { Container } from '@/components/ui/container';
import { demoPage, demos } from '@/content/company/demo';
import { technologyLinks } from '@/content/navigation';
import { site } from '@/content/site';
import { DemoCards } from './demo-cards';
import { DemoForm } from './demo-form';

const technologies = demos.map(({ id }) => ({ value: id, label: technologyLinks[id].label }));

/** What the chosen demo covers, and beside it the form that asks for it. */
export function DemoRequest() {
  const { title, lead, label, submit } = demoPage.form;
  return (
    <Container className="grid gap-x-16 gap-y-6 pt-4 pb-section lg:grid-cols-[5fr_7fr] lg:pt-stack">
      <div className="self-start @5xl:sticky @5xl:top-28">
        <DemoCards />
      </div>
      <section>
        <h2 className="text-title">{title}</h2>
        <p className="mt-2 mb-3 max-w-prose text-small leading-snug md:mt-4 md:mb-8 md:text-body lg:text-lead">
          {lead}
        </p>
        <DemoForm to={site.email} label={label} submitLabel={submit} technologies={technologies} />
      </section>
    </Container>
  );
}
