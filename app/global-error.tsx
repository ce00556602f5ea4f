'use client';

import './globals.css';

import { clsx } from 'clsx';
import { textLinkLook } from '@/components/ui/text-link';
import { errors } from '@/content/errors';
import { archivo } from '@/lib/fonts/archivo';

/** Shown when the root layout itself fails: nothing of the frame can be relied on. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  const { documentTitle, title, text } = errors.site;
  return (
    <html lang="en-IN" className={archivo.variable}>
      <body>
        <title>{documentTitle}</title>
        <main data-theme="dusk" className="grid min-h-dvh place-content-center gap-6 px-gutter">
          <h1 className="text-title">{title}</h1>
          <p className="max-w-prose text-lead text-muted">{text}</p>
          <p className="flex gap-6">
            <button type="button" onClick={reset} className={clsx(textLinkLook, 'min-h-11')}>
              {errors.retry}
            </button>
            <a href="/" className={clsx(textLinkLook, 'inline-flex min-h-11 items-center')}>
              {errors.home}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
