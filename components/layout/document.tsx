import type { ReactNode } from 'react';
import { Reveal } from '@/components/motion/reveal';
import { ScrollToTop } from '@/components/motion/scroll-to-top';
import { type LanguageCode, languageOf } from '@/content/languages';
import { EarlyAction } from './early-action';
import { KeptFields } from './kept-fields';

type DocumentProps = {
  language: LanguageCode;
  /** The class name of the text font. */
  font: string;
  children: ReactNode;
};

/** The HTML document around every page of one language. */
export function Document({ language, font, children }: DocumentProps) {
  return (
    <html lang={languageOf(language).tag} className={font}>
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
