import localFont from 'next/font/local';
import { TempleFrame, type TempleLayoutProps } from '@/components/layout/temple-frame';
import { sanskrit } from '@/lib/fonts/sanskrit';

/** Headings (Tiro): their letters alone, which are shown in them however late these come. */
const hindiHeadline = localFont({
  src: '../../../lib/fonts/hindi-headline.woff2',
  preload: false,
  variable: '--font-temple',
  display: 'swap',
  weight: '500',
  adjustFontFallback: false,
});

/** The files of the text once more, for the answer that a page is opened for: it never lacks its font. */
const hindiAnswer = localFont({
  src: [
    { path: '../../../lib/fonts/hindi.woff2', weight: '400' },
    { path: '../../../lib/fonts/hindi-bold.woff2', weight: '600' },
  ],
  preload: false,
  variable: '--font-answer',
  display: 'swap',
  adjustFontFallback: false,
});

export { areaMetadata as generateMetadata, areaViewport as viewport } from '@/lib/temples/manifest';

/** Not that of the English pages with another font: a page preloads every font of the modules it imports. */
export default function LanguageAreaLayout(props: TempleLayoutProps) {
  return <TempleFrame {...props} fonts={[hindiHeadline.variable, hindiAnswer.variable, sanskrit.variable]} />;
}
