import { LegalScreen } from '@/components/company/legal/legal-screen';
import { StructuredData } from '@/components/layout/structured-data';
import { privacy } from '@/content/company/legal';
import { pageMetadata } from '@/lib/metadata';

const path = '/privacy';

export const metadata = pageMetadata(path);

export default function PrivacyPage() {
  return (
    <>
      <LegalScreen page={privacy} path={path} />
      <StructuredData path={path} />
    </>
  );
}
