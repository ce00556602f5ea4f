import localFont from 'next/font/local';

/** Text of the whole site: weight 400–700. */
export const archivo = localFont({
  src: './archivo.woff2',
  preload: false,
  variable: '--font-text',
  display: 'optional',
  weight: '400 700',
  // Where Arial is not there to be adjusted. In the temple area a serif face with Devanagari comes next.
  fallback: ['Roboto', 'Liberation Sans', 'DejaVu Sans'],
});
