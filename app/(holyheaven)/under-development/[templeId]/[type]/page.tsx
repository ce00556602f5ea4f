import { ComingSoonScreen } from '@/components/holyheaven/coming-soon-screen';
import { templeParams } from '@/content/temples';
import { pageMetadata } from '@/lib/metadata';
import { comingSoonPath } from '@/lib/pages';

type Params = { params: Promise<{ templeId: string; type: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  templeParams().flatMap(({ templeId }) => ['donation', 'trip'].map((type) => ({ templeId, type })));

// Only the two types above are ever served.
const variantOf = (type: string) => (type === 'trip' ? 'trip' : 'donation');

export async function generateMetadata({ params }: Params) {
  const { templeId, type } = await params;
  return pageMetadata(comingSoonPath(templeId, variantOf(type)));
}

export default async function ComingSoonPage({ params }: Params) {
  const { templeId, type } = await params;
  return <ComingSoonScreen templeId={templeId} type={variantOf(type)} />;
}
