import { ComingSoonScreen } from '@/components/holyheaven/coming-soon-screen';
import { comingSoonPage } from '@/content/temple-forms';
import { templeParams } from '@/content/temples';
import { pageMetadata } from '@/lib/metadata';
import type { TempleParams } from '@/lib/temples/temple-page';

export const dynamicParams = false;
export const generateStaticParams = templeParams;

const { title, metaDescription } = comingSoonPage.variants.generic;

export async function generateMetadata({ params }: TempleParams) {
  const path = `/under-development/${(await params).templeId}`;
  return pageMetadata({ title, description: metaDescription, path, index: false });
}

export default async function ComingSoonPage({ params }: TempleParams) {
  return <ComingSoonScreen templeId={(await params).templeId} type="generic" />;
}
