import localFont from 'next/font/local';

/** The text face of the whole site, in weights 400–700. */
export const archivo = localFont({
  src: './archivo.woff2',
  preload: false,
  variable: '--font-text',
  display: 'optional',
  weight: '400 700',
  // For systems without Arial to adjust. In the temple area, a serif face with Devanagari comes next.
  fallback: ['Roboto', 'Liberation Sans', 'DejaVu Sans'],
});
