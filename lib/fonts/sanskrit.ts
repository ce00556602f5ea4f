import localFont from 'next/font/local';

/** The verses. They are so far down that a late font shifts nothing in view. */
export const sanskrit = localFont({
  src: './sanskrit.woff2',
  preload: false,
  variable: '--font-sanskrit',
  display: 'swap',
  weight: '500',
  adjustFontFallback: false,
});
