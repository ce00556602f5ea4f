import type { Metadata } from 'next';
import { LegalScreen } from '@/components/company/legal/legal-screen';
import { terms } from '@/content/company/legal';
import { pageMetadata } from '@/lib/metadata';

export const metadata: Metadata = pageMetadata(terms);

export default function TermsPage() {
  return <LegalScreen page={terms} />;
}
