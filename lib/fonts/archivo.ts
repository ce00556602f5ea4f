import localFont from 'next/font/local';

/** Text of the whole site: weight 400–700. */
export const archivo = localFont({
  src: './archivo.woff2',
  preload: false,
  variable: '--font-text',
  display: 'optional',
  weight: '400 700',
});
