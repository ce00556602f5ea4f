import localFont from 'next/font/local';
import { TempleFrame, type TempleLayoutProps } from '@/components/layout/temple-frame';

/**
 * In place of the font of the English pages: the same Latin, and every letter and conjunct that their words need, for
 * headings and text, so that no line mixes two faces.
 */
const hindi = localFont({
  src: '../../../lib/fonts/hindi.woff2',
  preload: false,
  variable: '--font-temple',
  display: 'optional',
  weight: '500',
  adjustFontFallback: false,
});

/** The letters of the headlines alone, which are shown in them however late these come. */
const hindiHeadline = localFont({
  src: '../../../lib/fonts/hindi-headline.woff2',
  preload: false,
  variable: '--font-headline',
  display: 'swap',
  weight: '500',
  adjustFontFallback: false,
});

export { areaMetadata as generateMetadata, areaViewport as viewport } from '@/lib/temples/manifest';

/** Not that of the English pages with another font: a page preloads every font of the modules it imports. */
export default function LanguageAreaLayout(props: TempleLayoutProps) {
  return <TempleFrame {...props} fonts={[hindi.variable, hindiHeadline.variable]} />;
}
