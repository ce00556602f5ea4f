import type { Metadata } from 'next';
import { LegalScreen } from '@/components/company/legal/legal-screen';
import { StructuredData } from '@/components/layout/structured-data';
import { cookies } from '@/content/company/legal';
import { pageMetadata } from '@/lib/metadata';

export const metadata: Metadata = pageMetadata(cookies);

export default function CookiesPage() {
  return (
    <>
      <LegalScreen page={cookies} />
      <StructuredData path={cookies.path} />
    </>
  );
}
