import { TempleFrame, type TempleLayoutProps } from '@/components/layout/temple-frame';
import { hindi } from '@/lib/fonts/hindi';

export { areaMetadata as generateMetadata, areaViewport as viewport } from '@/lib/temples/manifest';

/** Not that of the English pages with another font: a page preloads every font of the modules it imports. */
export default function LanguageAreaLayout(props: TempleLayoutProps) {
  return <TempleFrame {...props} font={hindi.variable} />;
}
