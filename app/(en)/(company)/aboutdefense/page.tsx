import { Capabilities } from '@/components/company/technology/capabilities';
import { DesignFeatures } from '@/components/company/technology/design-features';
import { DrawingSection } from '@/components/company/technology/drawing-section';
import { Specification } from '@/components/company/technology/specification';
import { TechnologyClosing } from '@/components/company/technology/technology-closing';
import { TrackDrawing } from '@/components/company/technology/track-drawing';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Hero } from '@/components/ui/hero';
import { WidePicture } from '@/components/ui/wide-picture';
import { defense, disclaimer, disclaimerLabel } from '@/content/company/defense';
import { pageMetadata } from '@/lib/metadata';

const path = '/aboutdefense';

export const metadata = pageMetadata(path);

/** What a reader of the figures above must know. */
function Disclaimer() {
  return (
    <aside aria-label={disclaimerLabel}>
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
      <Hero picture={picture} eyebrow={eyebrow} title={title} lead={lead}>
        <ButtonLink href="/contact">{closing.action}</ButtonLink>
      </Hero>
      <DrawingSection {...drawing} sheet="wide">
        <TrackDrawing description={drawing.description} />
      </DrawingSection>
      <Capabilities {...capabilities} layout="grid" />
      <WidePicture picture="dome-night" className="object-[52%_42%]" />
      <Specification {...specification} />
      <Disclaimer />
      <DesignFeatures />
      <TechnologyClosing closing={closing} path={path} />
      <StructuredData path={path} />
    </>
  );
}
