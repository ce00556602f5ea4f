import { clsx } from 'clsx';
import localFont from 'next/font/local';

/** Headings: Archivo at 112% of its width. Its fallbacks are in headlines.css. */
const headline = localFont({
  src: './headline.woff2',
  preload: false,
  variable: '--font-headline',
  weight: '600',
  adjustFontFallback: false,
});

/** The console (JetBrains Mono). */
const mono = localFont({
  src: './mono.woff2',
  preload: false,
  variable: '--font-mono',
  weight: '400',
  adjustFontFallback: false,
});

/** The class names of the company's fonts, in their own module because the temple area does not use them. */
export const companyFonts = clsx(headline.variable, mono.variable);
