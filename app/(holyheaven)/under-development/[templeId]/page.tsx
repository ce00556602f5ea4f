import { ComingSoonScreen } from '@/components/holyheaven/coming-soon-screen';
import { templeParams } from '@/content/temples';
import { pageMetadata } from '@/lib/metadata';
import { comingSoonPath } from '@/lib/pages';
import type { TempleParams } from '@/lib/temples/temple-page';

export const dynamicParams = false;
export const generateStaticParams = templeParams;

export async function generateMetadata({ params }: TempleParams) {
  return pageMetadata(comingSoonPath((await params).templeId, 'generic'));
}

export default async function ComingSoonPage({ params }: TempleParams) {
  return <ComingSoonScreen templeId={(await params).templeId} type="generic" />;
}
