import { ComingSoonScreen } from '@/components/holyheaven/coming-soon-screen';
import { templeParams } from '@/content/temples';
import { pageMetadata } from '@/lib/metadata';
import { comingSoonPath } from '@/lib/temples/coming-soon';
import { languageFrom } from '@/lib/temples/temple-page';

type Props = { params: Promise<{ lang?: string; templeId: string; type: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  templeParams().flatMap(({ templeId }) => ['donation', 'trip'].map((type) => ({ templeId, type })));

// Only the two types above are ever served.
const variantOf = (type: string) => (type === 'trip' ? 'trip' : 'donation');

export async function generateMetadata(props: Props) {
  const { templeId, type } = await props.params;
  return pageMetadata(comingSoonPath(templeId, variantOf(type), await languageFrom(props)));
}

export default async function ComingSoonPage(props: Props) {
  const { templeId, type } = await props.params;
  return <ComingSoonScreen templeId={templeId} type={variantOf(type)} language={await languageFrom(props)} />;
}
