import { DemoCards } from '@/components/company/demo/demo-cards';
import { DemoRequest } from '@/components/company/demo/demo-request';
import { DemoStrip } from '@/components/company/demo/demo-strip';
import { Plate } from '@/components/company/plate';
import { StructuredData } from '@/components/layout/structured-data';
import { demoPage } from '@/content/company/demo';
import { pageMetadata } from '@/lib/metadata';

const path = '/demo';

export const metadata = pageMetadata(path);

export default function DemoPage() {
  const { title, heading, lead, block } = demoPage;
  return (
    <div className="group/demo max-sm:[&_figure]:hidden">
      {/* On a phone without the strip, so that the form begins on the second screen at the latest. */}
      <Plate eyebrow={title} title={heading} lead={lead} block={block} drawing={<DemoStrip />} />
      <DemoCards />
      <DemoRequest />
      <StructuredData path={path} />
    </div>
  );
}
