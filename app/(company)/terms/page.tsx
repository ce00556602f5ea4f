import type { Metadata } from 'next';
import { LegalScreen } from '@/components/company/legal/legal-screen';
import { StructuredData } from '@/components/layout/structured-data';
import { terms } from '@/content/company/legal';
import { pageMetadata } from '@/lib/metadata';

export const metadata: Metadata = pageMetadata(terms);

export default function TermsPage() {
  return (
    <>
      <LegalScreen page={terms} />
      <StructuredData path={terms.path} />
    </>
  );
}
