import { Closing } from '@/components/company/closing';
import { ContactDetails } from '@/components/company/contact/contact-details';
import { FormAndMap } from '@/components/company/contact/form-and-map';
import { PageHeader } from '@/components/company/page-header';
import { StructuredData } from '@/components/layout/structured-data';
import { TextLink } from '@/components/ui/text-link';
import { contact } from '@/content/company/contact';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

const path = '/contact';

export const metadata = pageMetadata(path);

export default function ContactPage() {
  return (
    <>
      <div data-theme="paper">
        <PageHeader eyebrow={contact.title} title={contact.heading} lead={contact.lead}>
          <TextLink href="#write" className="inline-flex min-h-11 items-center sm:hidden">
            {contact.form.title}
          </TextLink>
        </PageHeader>
        <ContactDetails />
        <FormAndMap />
      </div>
      <Closing title={contact.call.title} text={contact.call.text}>
        <a
          href={site.phone.href}
          className="font-heading text-title tabular-nums underline decoration-2 underline-offset-8 hover:decoration-4 sm:text-display"
        >
          {site.phone.display}
        </a>
      </Closing>
      <StructuredData path={path} />
    </>
  );
}
