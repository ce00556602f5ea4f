import { DonationScreen } from '@/components/holyheaven/forms/donation-screen';
import { TempleNotFound } from '@/components/holyheaven/not-found';
import { StructuredData } from '@/components/layout/structured-data';
import { templeParams } from '@/content/temples';
import { languageFrom, type TempleParams, templeMetadata, templeOf } from '@/lib/temples/temple-page';

export const dynamicParams = false;
export const generateStaticParams = templeParams;

export const generateMetadata = templeMetadata(({ donationLink }) => donationLink);

export default async function DonationPage(props: TempleParams) {
  const temple = await templeOf(props);
  if (!temple) return <TempleNotFound language={await languageFrom(props)} />;
  return (
    <>
      <DonationScreen temple={temple} />
      <StructuredData path={temple.donationLink} />
    </>
  );
}
