import { LegalScreen } from '@/components/company/legal/legal-screen';
import { privacy } from '@/content/company/legal';
import { pageMetadata } from '@/lib/metadata';

const path = '/privacy';

export const metadata = pageMetadata(path);

export default function PrivacyPage() {
  return <LegalScreen page={privacy} path={path} />;
}
