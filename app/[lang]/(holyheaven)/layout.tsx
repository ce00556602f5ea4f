import localFont from 'next/font/local';
import { TempleFrame, type TempleLayoutProps } from '@/components/layout/temple-frame';
import { sanskrit } from '@/lib/fonts/sanskrit';

/** Headings (Tiro), subset to their letters. */
const hindiHeadline = localFont({
  src: '../../../lib/fonts/hindi-headline.woff2',
  preload: false,
  variable: '--font-temple',
  weight: '500',
  adjustFontFallback: false,
});

export { areaMetadata as generateMetadata, areaViewport as viewport } from '@/lib/temples/manifest';

/** Separate from the English layout, because a page preloads every font of the modules it imports. */
export default function LanguageAreaLayout(props: TempleLayoutProps) {
  return <TempleFrame {...props} fonts={[hindiHeadline.variable, sanskrit.variable]} />;
}
