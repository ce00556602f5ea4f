import localFont from 'next/font/local';

/** The verses, which stand far down. The loader fetches it after the page (delivery/steps/styles.ts). */
export const sanskrit = localFont({
  src: './sanskrit.woff2',
  preload: false,
  variable: '--font-sanskrit',
  display: 'optional',
  weight: '500',
  adjustFontFallback: false,
});
