import { LegalScreen } from '@/components/company/legal/legal-screen';
import { terms } from '@/content/company/legal';
import { pageMetadata } from '@/lib/metadata';

const path = '/terms';

export const metadata = pageMetadata(path);

export default function TermsPage() {
  return <LegalScreen page={terms} path={path} />;
}
