import { ComingSoonScreen } from '@/components/holyheaven/coming-soon-screen';
import { templeParams } from '@/content/temples';
import { pageMetadata } from '@/lib/metadata';
import { comingSoonPath } from '@/lib/temples/coming-soon';
import { languageFrom, type TempleParams } from '@/lib/temples/temple-page';

export const dynamicParams = false;
export const generateStaticParams = templeParams;

export async function generateMetadata(props: TempleParams) {
  const { templeId } = await props.params;
  return pageMetadata(comingSoonPath(templeId, 'generic', await languageFrom(props)));
}

export default async function ComingSoonPage(props: TempleParams) {
  const { templeId } = await props.params;
  return <ComingSoonScreen templeId={templeId} type="generic" language={await languageFrom(props)} />;
}
