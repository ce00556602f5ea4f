import localFont from 'next/font/local';

// Apart from the frame's fonts: a file that a page imports is preloaded with all fonts in it.

/** Headlines of the temple area. */
export const fraunces = localFont({
  src: './fraunces.woff2',
  variable: '--font-fraunces',
  weight: '500',
  adjustFontFallback: 'Times New Roman',
});

/** Sanskrit in Devanagari: cut to the texts of content/devanagari.ts. */
export const tiro = localFont({
  src: './tiro-devanagari.woff2',
  variable: '--font-tiro',
  preload: false,
  adjustFontFallback: false,
});
