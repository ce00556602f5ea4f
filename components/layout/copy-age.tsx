'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useClientValue } from '@/lib/browser';
import { fill } from '@/lib/text';

/** When the worker saved this document, in milliseconds since 1970; set by the worker on offline copies. */
const readSaved = () => Number(document.documentElement.dataset.saved ?? 0);

/** `2 hours ago`. */
function ageOf(saved: number, language: string): string {
  const minutes = Math.max(1, Math.floor((Date.now() - saved) / 60_000));
  const hours = Math.floor(minutes / 60);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (hours < 1) return words.format(-minutes, 'minute');
  return hours < 24 ? words.format(-hours, 'hour') : words.format(-Math.floor(hours / 24), 'day');
}

type CopyAgeProps = {
  /** With `{age}` and `{date}`. */
  text: string;
  /** BCP 47. */
  language: string;
};

/**
 * Shows the age of an offline copy above it, and tells the worker which page a visitor has navigated to, so that it
 * caches that one too.
 */
export function CopyAge({ text, language }: CopyAgeProps) {
  const saved = useClientValue(readSaved, 0);
  const pathname = usePathname();
  const [opened] = useState(pathname);
  useEffect(() => {
    if (pathname !== opened && !navigator.connection?.saveData)
      navigator.serviceWorker?.controller?.postMessage(location.href);
  }, [pathname, opened]);
  const dates = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return (
    <div role="status" className="print:hidden">
      {saved > 0 && pathname === opened && (
        <p className="border-b border-line bg-canvas text-small text-muted">
          <span className="mx-auto flex max-w-page px-gutter py-3">
            {fill(text, { age: ageOf(saved, language), date: dates.format(saved) })}
          </span>
        </p>
      )}
    </div>
  );
}
