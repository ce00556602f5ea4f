import localFont from 'next/font/local';

/** The verses, which stand far down: no page preloads it (delivery/steps/styles.ts), and what it moves is not in view. */
export const sanskrit = localFont({
  src: './sanskrit.woff2',
  preload: false,
  variable: '--font-sanskrit',
  display: 'swap',
  weight: '500',
  adjustFontFallback: false,
});
