import { Briefing } from '@/components/company/contact/briefing';
import { Call } from '@/components/company/contact/call';
import { Write } from '@/components/company/contact/write';
import { PageHeader } from '@/components/company/page-header';
import { StructuredData } from '@/components/layout/structured-data';
import { contact } from '@/content/company/contact';
import { pageMetadata } from '@/lib/metadata';

const path = '/contact';

export const metadata = pageMetadata(path);

export default function ContactPage() {
  return (
    <>
      <PageHeader eyebrow={contact.title} title={contact.heading} lead={contact.lead} />
      <Briefing />
      <Write />
      <Call />
      <StructuredData path={path} />
    </>
  );
}
