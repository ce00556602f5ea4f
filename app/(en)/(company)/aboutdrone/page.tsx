import { Plate } from '@/components/company/plate';
import { StandingTable } from '@/components/company/standing-table';
import { AircraftSection } from '@/components/company/technology/aircraft-section';
import { Capabilities } from '@/components/company/technology/capabilities';
import { PayloadRange } from '@/components/company/technology/payload-range';
import { Specification } from '@/components/company/technology/specification';
import { TechnologyClosing } from '@/components/company/technology/technology-closing';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { StillDrawing } from '@/components/ui/still-drawing';
import { drone, generalArrangement } from '@/content/company/drone';
import { contactPath } from '@/lib/company/form-links';
import { pageMetadata } from '@/lib/metadata';

const path = '/aboutdrone';
const request = contactPath({ subject: 'Partnership Opportunity' });

export const metadata = pageMetadata(path);

export default function DronePage() {
  const { eyebrow, title, lead, capabilities, specification, closing } = drone;
  return (
    <>
      <Plate
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        block={generalArrangement.block}
        drawing={
          <StillDrawing
            name="general-arrangement"
            alt={generalArrangement.description}
            width={1990}
            height={1080}
            upright={{ name: 'general-arrangement-upright', width: 1166, height: 1500 }}
            // Beside the lead, but never on its button.
            className="pointer-events-none lg:-mt-20"
          />
        }
      >
        <ButtonLink href={request}>{closing.action}</ButtonLink>
      </Plate>
      <AircraftSection />
      <div data-theme="paper" className="border-t border-line">
        <Capabilities {...capabilities} />
      </div>
      <PayloadRange />
      <div data-theme="paper">
        <Specification {...specification} />
        <StandingTable />
      </div>
      <TechnologyClosing closing={closing} path={path} request={request} />
      <StructuredData path={path} />
    </>
  );
}
