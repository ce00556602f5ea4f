import localFont from 'next/font/local';
import { TempleFrame, type TempleLayoutProps } from '@/components/layout/temple-frame';
import { sanskrit } from '@/lib/fonts/sanskrit';

/**
 * Headings and leads of the temple area (Fraunces), with the temples' names in Devanagari (Tiro). Not in a shared
 * module, because a page preloads every font of the modules it imports: the layout of Hindi pages has another font.
 */
const temple = localFont({
  src: '../../../lib/fonts/temple.woff2',
  preload: false,
  variable: '--font-temple',
  weight: '500',
  adjustFontFallback: false,
});

export { areaMetadata as generateMetadata, areaViewport as viewport } from '@/lib/temples/manifest';

export default function HolyHeavenLayout(props: TempleLayoutProps) {
  return <TempleFrame {...props} fonts={[temple.variable, sanskrit.variable]} />;
}
