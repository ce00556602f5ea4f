import localFont from 'next/font/local';

/** The text face of the whole site, in weights 400–700. */
export const archivo = localFont({
  src: './archivo.woff2',
  preload: false,
  variable: '--font-text',
  weight: '400 700',
  // Arial and Roboto set the site's text 2% and 1% wider, so a late font shifts next to nothing. In the temple area, a
  // serif face with Devanagari comes next.
  adjustFontFallback: false,
  fallback: ['Arial', 'Roboto', 'Liberation Sans', 'DejaVu Sans'],
});
