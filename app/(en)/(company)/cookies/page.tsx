import { LegalScreen } from '@/components/company/legal/legal-screen';
import { cookies } from '@/content/company/legal';
import { pageMetadata } from '@/lib/metadata';

const path = '/cookies';

export const metadata = pageMetadata(path);

export default function CookiesPage() {
  return <LegalScreen page={cookies} path={path} />;
}
