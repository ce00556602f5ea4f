import localFont from 'next/font/local';

/** The verses. They stand far down: a late font moves nothing that is in view. */
export const sanskrit = localFont({
  src: './sanskrit.woff2',
  preload: false,
  variable: '--font-sanskrit',
  display: 'swap',
  weight: '500',
  adjustFontFallback: false,
});
