import localFont from 'next/font/local';

/**
 * Headlines of the temple area (Fraunces) and Sanskrit in Devanagari (Tiro) in one file. Devanagari has only the glyphs
 * that content/holyheaven/devanagari.ts needs. A module of its own, because a page preloads every font of the modules it
 * imports; pages in Hindi have lib/fonts/hindi.ts.
 */
export const temple = localFont({
  src: './temple.woff2',
  variable: '--font-temple',
  display: 'optional',
  weight: '500',
  adjustFontFallback: 'Times New Roman',
});
