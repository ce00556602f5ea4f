import type { Metadata } from 'next';
import { DemoCards } from '@/components/company/demo/demo-cards';
import { DemoRequest } from '@/components/company/demo/demo-request';
import { Opening } from '@/components/company/opening';
import { StructuredData } from '@/components/layout/structured-data';
import { demoPage } from '@/content/company/demo';
import { pageMetadata } from '@/lib/metadata';

export const metadata: Metadata = pageMetadata({ ...demoPage, path: '/demo' });

export default function DemoPage() {
  const { eyebrow, heading, lead } = demoPage;
  return (
    <div className="group/demo">
      <Opening eyebrow={eyebrow} title={heading} lead={lead} />
      <DemoCards />
      <DemoRequest />
      <StructuredData path="/demo" />
    </div>
  );
}
