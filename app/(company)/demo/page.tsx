import { DemoCards } from '@/components/company/demo/demo-cards';
import { DemoRequest } from '@/components/company/demo/demo-request';
import { Opening } from '@/components/company/opening';
import { StructuredData } from '@/components/layout/structured-data';
import { demoPage } from '@/content/company/demo';
import { pageMetadata } from '@/lib/metadata';

const path = '/demo';

export const metadata = pageMetadata(path);

export default function DemoPage() {
  const { title, heading, lead } = demoPage;
  return (
    <div className="group/demo">
      <Opening eyebrow={title} title={heading} lead={lead} />
      <DemoCards />
      <DemoRequest />
      <StructuredData path={path} />
    </div>
  );
}
