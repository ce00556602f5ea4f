import { AirframeDrawing } from '@/components/company/technology/airframe-drawing';
import { Capabilities } from '@/components/company/technology/capabilities';
import { DrawingSection } from '@/components/company/technology/drawing-section';
import { SpecTable } from '@/components/company/technology/spec-table';
import { TechnologyClosing } from '@/components/company/technology/technology-closing';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { Hero } from '@/components/ui/hero';
import { drone } from '@/content/company/drone';
import { pageMetadata } from '@/lib/metadata';

const path = '/aboutdrone';

export const metadata = pageMetadata(path);

export default function DronePage() {
  const { picture, eyebrow, title, lead, drawing, capabilities, specification, closing } = drone;
  return (
    <>
      <Hero picture={picture} eyebrow={eyebrow} title={title} lead={lead}>
        <ButtonLink href="/contact">{closing.action}</ButtonLink>
      </Hero>
      <DrawingSection {...drawing} sheet="right">
        <AirframeDrawing description={drawing.description} />
      </DrawingSection>
      <Capabilities {...capabilities} layout="staggered" />
      <SpecTable {...specification} />
      <TechnologyClosing closing={closing} path={path} />
      <StructuredData path={path} />
    </>
  );
}
