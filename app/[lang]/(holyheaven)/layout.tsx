import localFont from 'next/font/local';
import { TempleFrame, type TempleLayoutProps } from '@/components/layout/temple-frame';
import { sanskrit } from '@/lib/fonts/sanskrit';

/** Headings (Tiro), subset to their letters and applied however late the font arrives. */
const hindiHeadline = localFont({
  src: '../../../lib/fonts/hindi-headline.woff2',
  preload: false,
  variable: '--font-temple',
  display: 'swap',
  weight: '500',
  adjustFontFallback: false,
});

/** The text font's files again, for the status that a page is opened for: it must always get its font. */
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

/** Separate from the English layout, because a page preloads every font of the modules it imports. */
export default function LanguageAreaLayout(props: TempleLayoutProps) {
  return <TempleFrame {...props} fonts={[hindiHeadline.variable, hindiAnswer.variable, sanskrit.variable]} />;
}
