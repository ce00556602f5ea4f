import localFont from 'next/font/local';

/** The verses, which stand far down: the loader fetches it after the page (delivery/steps/styles.ts), and it shows when it comes. */
export const sanskrit = localFont({
  src: './sanskrit.woff2',
  preload: false,
  variable: '--font-sanskrit',
  display: 'swap',
  weight: '500',
  adjustFontFallback: false,
});
