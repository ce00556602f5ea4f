import { Capabilities } from '@/components/company/technology/capabilities';
import { ConsoleSection } from '@/components/company/technology/console/console-section';
import { DrawingSection } from '@/components/company/technology/drawing-section';
import { LayersDrawing } from '@/components/company/technology/layers-drawing';
import { OwnWork } from '@/components/company/technology/own-work';
import { Specification } from '@/components/company/technology/specification';
import { TechnologyClosing } from '@/components/company/technology/technology-closing';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { Hero } from '@/components/ui/hero';
import { software } from '@/content/company/software';
import { pageMetadata } from '@/lib/metadata';

const path = '/aboutsoftwaredev';

export const metadata = pageMetadata(path);

export default function SoftwarePage() {
  const { picture, eyebrow, title, lead, drawing, capabilities, specification, closing } = software;
  return (
    <>
      <Hero picture={picture} eyebrow={eyebrow} title={title} lead={lead} scrim="deep">
        <ButtonLink href="/contact">{closing.action}</ButtonLink>
      </Hero>
      <ConsoleSection />
      <Capabilities {...capabilities} layout="rows" />
      <DrawingSection {...drawing} sheet="left">
        <LayersDrawing description={drawing.description} />
      </DrawingSection>
      <Specification {...specification} />
      <OwnWork />
      <TechnologyClosing closing={closing} path={path} />
      <StructuredData path={path} />
    </>
  );
}
