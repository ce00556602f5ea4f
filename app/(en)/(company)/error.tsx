'use client';

import { ErrorScreen } from '@/components/layout/error-screen';
import { pageError } from '@/content/errors';

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <ErrorScreen words={pageError} reset={reset} />;
}
