import { FormAndMap } from '@/components/company/contact/form-and-map';
import { generalOnly } from '@/components/company/contact/general-only';
import { PageTitle } from '@/components/company/page-title';
import { StructuredData } from '@/components/layout/structured-data';
import { Container } from '@/components/ui/container';
import { contact } from '@/content/company/contact';
import { pageMetadata } from '@/lib/metadata';

const path = '/contact';

export const metadata = pageMetadata(path);

export default function ContactPage() {
  return (
    <div data-theme="paper" className="group/contact pt-4 lg:pt-8">
      <Container className={generalOnly}>
        <PageTitle label={contact.title}>{contact.heading}</PageTitle>
        <p className="mt-3 mb-5 text-balance lg:mt-5 lg:mb-8 lg:text-lead">{contact.lead}</p>
      </Container>
      <FormAndMap />
      <StructuredData path={path} />
    </div>
  );
}
