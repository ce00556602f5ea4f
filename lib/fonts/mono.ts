import localFont from 'next/font/local';

/** Labels and figures of the company (JetBrains Mono). A module of its own: the temple area has no use for it. */
export const mono = localFont({
  src: './mono.woff2',
  variable: '--font-mono',
  display: 'optional',
  weight: '400',
  adjustFontFallback: false,
});
