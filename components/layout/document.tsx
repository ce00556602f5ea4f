import type { ReactNode } from 'react';
import { Reveal } from '@/components/motion/reveal';
import { ScrollToTop } from '@/components/motion/scroll-to-top';
import { type LanguageCode, languageOf } from '@/content/languages';
import { archivo } from '@/lib/fonts/archivo';
import { EarlyAction } from './early-action';
import { KeptFields } from './kept-fields';

/** The HTML document around every page of one language. */
export function Document({ language, children }: { language: LanguageCode; children: ReactNode }) {
  return (
    <html lang={languageOf(language).tag} className={archivo.variable}>
      <body>
        {children}
        <ScrollToTop />
        <Reveal />
        <EarlyAction />
        <KeptFields />
      </body>
    </html>
  );
}
