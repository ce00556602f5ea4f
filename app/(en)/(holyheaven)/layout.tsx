import { TempleFrame, type TempleLayoutProps } from '@/components/layout/temple-frame';
import { temple } from '@/lib/fonts/temple';

export { areaMetadata as generateMetadata, areaViewport as viewport } from '@/lib/temples/manifest';

export default function HolyHeavenLayout(props: TempleLayoutProps) {
  return <TempleFrame {...props} font={temple.variable} />;
}
