import type { Metadata } from 'next';
import { LegalScreen } from '@/components/company/legal/legal-screen';
import { StructuredData } from '@/components/layout/structured-data';
import { privacy } from '@/content/company/legal';
import { pageMetadata } from '@/lib/metadata';

export const metadata: Metadata = pageMetadata(privacy);

export default function PrivacyPage() {
  return (
    <>
      <LegalScreen page={privacy} />
      <StructuredData path={privacy.path} />
    </>
  );
}
