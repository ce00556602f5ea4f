import { DemoCards } from '@/components/company/demo/demo-cards';
import { DemoRequest } from '@/components/company/demo/demo-request';
import { PageHeader } from '@/components/company/page-header';
import { StructuredData } from '@/components/layout/structured-data';
import { demoPage } from '@/content/company/demo';
import { pageMetadata } from '@/lib/metadata';

const path = '/demo';

export const metadata = pageMetadata(path);

export default function DemoPage() {
  const { title, heading, lead } = demoPage;
  return (
    <div className="group/demo">
      <PageHeader eyebrow={title} title={heading} lead={lead} />
      <DemoCards />
      <DemoRequest />
      <StructuredData path={path} />
    </div>
  );
}
