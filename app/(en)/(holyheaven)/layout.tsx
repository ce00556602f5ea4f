import localFont from 'next/font/local';
import { TempleFrame, type TempleLayoutProps } from '@/components/layout/temple-frame';

/**
 * Headings and leads of the temple area (Fraunces) and Sanskrit in Devanagari (Tiro) in one file. Devanagari has only the glyphs
 * that content/holyheaven/devanagari.ts needs. In no shared module, because a page preloads every font of the modules
 * it imports; pages in Hindi have another font, in their own layout.
 */
const temple = localFont({
  src: '../../../lib/fonts/temple.woff2',
  variable: '--font-temple',
  display: 'optional',
  weight: '500',
  adjustFontFallback: 'Times New Roman',
});

/** The letters of the headlines alone, which are shown however late they come. */
const templeHeadline = localFont({
  src: '../../../lib/fonts/temple-headline.woff2',
  variable: '--font-headline',
  display: 'swap',
  weight: '500',
  adjustFontFallback: false,
});

export { areaMetadata as generateMetadata, areaViewport as viewport } from '@/lib/temples/manifest';

export default function HolyHeavenLayout(props: TempleLayoutProps) {
  return <TempleFrame {...props} fonts={[temple.variable, templeHeadline.variable]} />;
}
