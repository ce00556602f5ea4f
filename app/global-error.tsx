'use client';

import { archivo } from '@/lib/fonts/frame';
import './globals.css';

/** Shown when the root layout itself fails: nothing of the frame can be relied on. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en-IN" className={archivo.variable}>
      <body>
        <title>Something went wrong</title>
        <main data-theme="dusk" className="grid min-h-dvh place-content-center gap-6 px-gutter">
          <h1 className="text-title">Something went wrong on our side</h1>
          <p className="max-w-prose text-lead text-muted">The site could not be shown. Please try again.</p>
          <p className="flex gap-6">
            <button type="button" onClick={reset} className="text-link min-h-11">
              Try again
            </button>
            <a href="/" className="text-link inline-flex min-h-11 items-center">
              Back to the home page
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
