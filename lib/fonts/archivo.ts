import localFont from 'next/font/local';

/** Text of the whole site and headlines of the company: weight 400–700, width 100–125. */
export const archivo = localFont({
  src: './archivo.woff2',
  variable: '--font-archivo',
  display: 'optional',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
});
