import localFont from 'next/font/local';

/** The verses. */
export const sanskrit = localFont({
  src: './sanskrit.woff2',
  preload: false,
  variable: '--font-sanskrit',
  weight: '500',
  adjustFontFallback: false,
});
