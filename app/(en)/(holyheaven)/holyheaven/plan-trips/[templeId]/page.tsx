import { PlannerScreen } from '@/components/holyheaven/forms/planner-screen';
import { TempleNotFound } from '@/components/holyheaven/not-found';
import { StructuredData } from '@/components/layout/structured-data';
import { templeParams } from '@/content/temples';
import { languageFrom, type TempleParams, templeMetadata, templeOf } from '@/lib/temples/temple-page';

export const dynamicParams = false;
export const generateStaticParams = templeParams;

export const generateMetadata = templeMetadata(({ tripLink }) => tripLink);

export default async function PlannerPage(props: TempleParams) {
  const temple = await templeOf(props);
  if (!temple) return <TempleNotFound language={await languageFrom(props)} />;
  return (
    <>
      <PlannerScreen temple={temple} />
      <StructuredData path={temple.tripLink} />
    </>
  );
}
