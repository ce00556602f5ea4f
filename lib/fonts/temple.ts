import localFont from 'next/font/local';

/**
 * Headlines of the temple area (Fraunces) and Sanskrit in Devanagari (Tiro), in one file: Devanagari is cut to the
 * texts of content/devanagari.ts. Apart from the frame's fonts, since a file that a page imports is preloaded whole.
 */
export const temple = localFont({
  src: './temple.woff2',
  variable: '--font-temple',
  display: 'optional',
  weight: '500',
  adjustFontFallback: 'Times New Roman',
});
