'use client';

import './globals.css';

import { siteErrors } from '@/content/holyheaven/page-errors';
import { languageAt, languageOf, mainLanguage, templeHome } from '@/content/languages';
import { archivo } from '@/lib/fonts/archivo';

// This script loads with every page: with TextLink, it would include the router's link a second time.
const linkLook =
  'inline-flex min-h-11 items-center text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2';

/** Shown if the root layout itself fails, so nothing of the frame can be relied on. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  // The router may be what failed, so take the language from the address.
  const language = typeof location === 'undefined' ? mainLanguage : languageAt(location.pathname);
  const { documentTitle, title, text, retry, home } = siteErrors[language];
  return (
    <html lang={languageOf(language).tag} className={archivo.variable}>
      <body>
        <title>{documentTitle}</title>
        <main data-theme="dusk" className="grid min-h-dvh place-content-center gap-6 px-gutter">
          <h1 className="text-title">{title}</h1>
          <p className="max-w-prose text-lead text-muted">{text}</p>
          <p className="flex gap-6">
            <button type="button" onClick={reset} className={linkLook}>
              {retry}
            </button>
            <a href={language === mainLanguage ? '/' : templeHome(language)} className={linkLook}>
              {home}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
