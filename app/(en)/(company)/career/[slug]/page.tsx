import { notFound } from 'next/navigation';
import { OpeningDetails } from '@/components/company/career/opening-details';
import { StructuredData } from '@/components/layout/structured-data';
import { openingPath, openings } from '@/lib/company/openings';
import { pageMetadata } from '@/lib/metadata';

type Params = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => openings.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Params) {
  return pageMetadata(openingPath(await params));
}

export default async function OpeningPage({ params }: Params) {
  const { slug } = await params;
  const opening = openings.find((entry) => entry.slug === slug);
  if (!opening) notFound();
  return (
    <>
      <OpeningDetails opening={opening} />
      <StructuredData path={openingPath(opening)} />
    </>
  );
}
