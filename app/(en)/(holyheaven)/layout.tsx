import type { Viewport } from 'next';
import { TempleFrame, type TempleLayoutProps } from '@/components/layout/temple-frame';
import { temple } from '@/lib/fonts/temple';

export { areaMetadata as generateMetadata } from '@/lib/temples/area-metadata';

export const viewport: Viewport = { themeColor: '#f6eee1' };

export default function HolyHeavenLayout(props: TempleLayoutProps) {
  return <TempleFrame {...props} font={temple.variable} />;
}
