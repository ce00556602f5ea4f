import localFont from 'next/font/local';

/**
 * In place of lib/fonts/temple.ts on pages in Hindi: the same Latin, and every letter and conjunct that their words need, for
 * headings and text, so that no line mixes two faces.
 */
export const hindi = localFont({
  src: './hindi.woff2',
  variable: '--font-temple',
  display: 'optional',
  weight: '500',
  adjustFontFallback: 'Times New Roman',
});
