import '../globals.css';

import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';
import { languageNamed, otherLanguages } from '@/content/languages';

export { rootMetadata as metadata, rootViewport as viewport } from '@/lib/metadata';

/** Hindi text and the Latin in it (Hind), in two weights. */
const hindi = localFont({
  src: [
    { path: '../../lib/fonts/hindi.woff2', weight: '400' },
    { path: '../../lib/fonts/hindi-bold.woff2', weight: '600' },
  ],
  preload: false,
  variable: '--font-text',
  adjustFontFallback: false,
});

type Props = { children: ReactNode; params: Promise<{ lang: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => otherLanguages().map((lang) => ({ lang }));

/** The layout of pages whose address begins with a language. */
export default async function LanguageLayout({ children, params }: Props) {
  return (
    <Document language={languageNamed((await params).lang)} font={hindi.variable}>
      {children}
    </Document>
  );
}
