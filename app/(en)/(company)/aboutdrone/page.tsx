import { AircraftSection } from '@/components/aircraft/aircraft-section';
import { MeasuredPlan } from '@/components/aircraft/plan';
import { StandingTable } from '@/components/company/standing-table';
import { Capabilities } from '@/components/company/technology/capabilities';
import { PayloadRange } from '@/components/company/technology/payload-range';
import { Specification } from '@/components/company/technology/specification';
import { TechnologyClosing } from '@/components/company/technology/technology-closing';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { Hero } from '@/components/ui/hero';
import { WidePicture } from '@/components/ui/wide-picture';
import { drone } from '@/content/company/drone';
import { contactPath } from '@/lib/company/form-links';
import { pageMetadata } from '@/lib/metadata';

const path = '/aboutdrone';
const request = contactPath({ subject: 'Partnership Opportunity' });

export const metadata = pageMetadata(path);

export default function DronePage() {
  const { picture, eyebrow, title, lead, capabilities, specification, closing } = drone;
  return (
    <>
      <Hero picture={picture} eyebrow={eyebrow} title={title} lead={lead}>
        <ButtonLink href={request}>{closing.action}</ButtonLink>
      </Hero>
      <AircraftSection />
      <Capabilities {...capabilities} layout="columns" />
      <WidePicture picture="airframe-nose" className="object-top max-md:aspect-[8/3]" />
      <PayloadRange />
      <Specification {...specification}>
        <MeasuredPlan />
      </Specification>
      <StandingTable />
      <TechnologyClosing closing={closing} path={path} request={request} />
      <StructuredData path={path} />
    </>
  );
}
