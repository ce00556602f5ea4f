import { LegalScreen } from '@/components/company/legal/legal-screen';
import { StructuredData } from '@/components/layout/structured-data';
import { terms } from '@/content/company/legal';
import { pageMetadata } from '@/lib/metadata';

const path = '/terms';

export const metadata = pageMetadata(path);

export default function TermsPage() {
  return (
    <>
      <LegalScreen page={terms} path={path} />
      <StructuredData path={path} />
    </>
  );
}
