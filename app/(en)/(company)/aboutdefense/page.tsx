import { Capabilities } from '@/components/company/technology/capabilities';
import { DesignFeatures } from '@/components/company/technology/design-features';
import { DrawingSection } from '@/components/company/technology/drawing-section';
import { FlightProfileDrawing } from '@/components/company/technology/flight-profile-drawing';
import { SpecTable } from '@/components/company/technology/spec-table';
import { TechnologyClosing } from '@/components/company/technology/technology-closing';
import { StructuredData } from '@/components/layout/structured-data';
import { Container } from '@/components/ui/container';
import { Hero } from '@/components/ui/hero';
import { WidePicture } from '@/components/ui/wide-picture';
import { defense, disclaimer, disclaimerLabel } from '@/content/company/defense';
import { pageMetadata } from '@/lib/metadata';

const path = '/aboutdefense';

export const metadata = pageMetadata(path);

/** What a reader of the defence page must know before anything else. */
function Disclaimer() {
  return (
    <aside aria-label={disclaimerLabel} className="border-y border-line">
      <Container className="py-6">
        <p className="border-l-2 border-accent pl-5 text-lead">{disclaimer}</p>
      </Container>
    </aside>
  );
}

export default function DefensePage() {
  const { picture, eyebrow, title, lead, drawing, capabilities, specification, closing } = defense;
  return (
    <>
      <Hero picture={picture} eyebrow={eyebrow} title={title} lead={lead} />
      <Disclaimer />
      <Capabilities {...capabilities} layout="grid" />
      <WidePicture picture="dome-ridge" />
      <SpecTable {...specification} large />
      <DrawingSection {...drawing} sheet="wide">
        <FlightProfileDrawing description={drawing.description} />
      </DrawingSection>
      <DesignFeatures />
      <TechnologyClosing closing={closing} path={path} />
      <StructuredData path={path} />
    </>
  );
}
