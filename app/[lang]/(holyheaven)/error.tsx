'use client';

import { useParams } from 'next/navigation';
import { ErrorScreen } from '@/components/layout/error-screen';
import { pageErrors } from '@/content/holyheaven/page-errors';
import { languageNamed, templeHome } from '@/content/languages';

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const language = languageNamed(useParams<{ lang: string }>().lang);
  return <ErrorScreen words={pageErrors[language]} home={templeHome(language)} reset={reset} />;
}
