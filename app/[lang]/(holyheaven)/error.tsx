'use client';

import { useParams } from 'next/navigation';
import { ErrorScreen } from '@/components/layout/error-screen';
import { pageErrors } from '@/content/holyheaven/page-errors';
import { languageNamed } from '@/content/languages';

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const { lang } = useParams<{ lang: string }>();
  return <ErrorScreen words={pageErrors[languageNamed(lang)]} reset={reset} />;
}
