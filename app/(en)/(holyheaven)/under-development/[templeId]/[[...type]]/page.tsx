import { ComingSoonScreen } from '@/components/holyheaven/coming-soon-screen';
import { templeParams } from '@/content/temples';
import { pageMetadata } from '@/lib/metadata';
import { type ComingSoonType, comingSoonPath } from '@/lib/temples/coming-soon';
import { languageFrom } from '@/lib/temples/temple-page';

type Props = { params: Promise<{ lang?: string; templeId: string; type?: [ComingSoonType] }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  templeParams().flatMap(({ templeId }) => [[], ['donation'], ['trip']].map((type) => ({ templeId, type })));

export async function generateMetadata(props: Props) {
  const { templeId, type = ['generic'] } = await props.params;
  return pageMetadata(comingSoonPath(templeId, type[0], await languageFrom(props)));
}

export default async function ComingSoonPage(props: Props) {
  const { templeId, type = ['generic'] } = await props.params;
  return <ComingSoonScreen templeId={templeId} type={type[0]} language={await languageFrom(props)} />;
}
