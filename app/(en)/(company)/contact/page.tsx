import { Briefing } from '@/components/company/contact/briefing';
import { Call } from '@/components/company/contact/call';
import { Write } from '@/components/company/contact/write';
import { PageHeader } from '@/components/company/page-header';
import { StructuredData } from '@/components/layout/structured-data';
import { TextLink } from '@/components/ui/text-link';
import { contact } from '@/content/company/contact';
import { pageMetadata } from '@/lib/metadata';

const path = '/contact';

export const metadata = pageMetadata(path);

export default function ContactPage() {
  return (
    <>
      <PageHeader eyebrow={contact.title} title={contact.heading} lead={contact.lead}>
        <TextLink href="#write" className="inline-flex min-h-11 items-center sm:hidden">
          {contact.form.title}
        </TextLink>
      </PageHeader>
      <Briefing />
      <Write />
      <Call />
      <StructuredData path={path} />
    </>
  );
}
