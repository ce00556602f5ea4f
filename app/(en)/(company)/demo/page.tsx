import { DemoRequest } from '@/components/company/demo/demo-request';
import { DemoTable } from '@/components/company/demo/demo-table';
import { StructuredData } from '@/components/layout/structured-data';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { demoPage } from '@/content/company/demo';
import { pageMetadata } from '@/lib/metadata';

const path = '/demo';

export const metadata = pageMetadata(path);

export default function DemoPage() {
  const { title, heading, lead } = demoPage;
  return (
    <div data-theme="paper" className="group/demo">
      <Container className="pt-4 lg:pt-8">
        <Label>{title}</Label>
        <h1 className="mt-1 text-statement lg:mt-2">{heading}</h1>
        <p className="mt-2 mb-3 lg:mt-5 lg:mb-8 lg:text-lead">{lead}</p>
        <DemoTable />
      </Container>
      <DemoRequest />
      <StructuredData path={path} />
    </div>
  );
}
