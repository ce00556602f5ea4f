import { DemoForm } from '@/components/company/demo/demo-form';
import { DemoTimetable } from '@/components/company/demo/demo-timetable';
import { PageTitle } from '@/components/company/page-title';
import { StructuredData } from '@/components/layout/structured-data';
import { Container } from '@/components/ui/container';
import { demoPage, demos } from '@/content/company/demo';
import { technologyLinks } from '@/content/navigation';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

const path = '/demo';

export const metadata = pageMetadata(path);

const technologies = demos.map(({ id }) => ({ value: id, label: technologyLinks[id].label }));

export default function DemoPage() {
  const { title, heading, lead, form } = demoPage;
  return (
    <div data-theme="paper">
      <Container className="pt-4 pb-section lg:pt-8">
        <PageTitle label={title}>{heading}</PageTitle>
        <p className="mt-2 mb-5 leading-snug lg:mt-5 lg:mb-8 lg:text-lead">{lead}</p>
        <DemoTimetable />
        <h2 className="mt-4 text-title lg:mt-stack">{form.title}</h2>
        <p className="mt-2 mb-5 text-small leading-snug lg:mt-4 lg:mb-8 lg:text-lead">{form.lead}</p>
        <DemoForm to={site.email} technologies={technologies} />
      </Container>
      <StructuredData path={path} />
    </div>
  );
}
