import localFont from 'next/font/local';

/** Text and headlines of the frame and the company: weight 400–700, width 100–125. */
export const archivo = localFont({
  src: './archivo.woff2',
  variable: '--font-archivo',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
});

/** Figures, labels and coordinates of the company pages. */
export const mono = localFont({
  src: './mono.woff2',
  variable: '--font-mono-face',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'monospace'],
});

/** Headlines of the temple area. */
export const fraunces = localFont({
  src: './fraunces.woff2',
  variable: '--font-fraunces',
  weight: '400 600',
  adjustFontFallback: 'Times New Roman',
});

/** Sanskrit in Devanagari: cut to the texts of content/devanagari.ts. */
export const tiro = localFont({
  src: './tiro-devanagari.woff2',
  variable: '--font-tiro',
  preload: false,
  adjustFontFallback: false,
});
