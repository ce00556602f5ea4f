import { Capabilities } from '@/components/company/technology/capabilities';
import { ConsoleSection } from '@/components/company/technology/console/console-section';
import { LayersSection } from '@/components/company/technology/layers-section';
import { OwnWork } from '@/components/company/technology/own-work';
import { Specification } from '@/components/company/technology/specification';
import { TechnologyClosing } from '@/components/company/technology/technology-closing';
import { StructuredData } from '@/components/layout/structured-data';
import { software } from '@/content/company/software';
import { pageMetadata } from '@/lib/metadata';

const path = '/aboutsoftwaredev';

export const metadata = pageMetadata(path);

export default function SoftwarePage() {
  const { capabilities, specification, closing } = software;
  return (
    <>
      <ConsoleSection />
      <div data-theme="paper" className="*:border-line *:not-first:border-t">
        <Capabilities {...capabilities} />
        <LayersSection />
        <Specification {...specification} />
        <OwnWork />
      </div>
      <TechnologyClosing closing={closing} path={path} />
      <StructuredData path={path} />
    </>
  );
}
