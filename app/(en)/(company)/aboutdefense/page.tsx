import { Plate } from '@/components/company/plate';
import { Capabilities } from '@/components/company/technology/capabilities';
import { Specification } from '@/components/company/technology/specification';
import { TechnologyClosing } from '@/components/company/technology/technology-closing';
import { TrackDrawing } from '@/components/company/technology/track-drawing';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { StillDrawing } from '@/components/ui/still-drawing';
import {
  defense,
  disclaimer,
  disclaimerLabel,
  reachDescription,
  trackBlock,
} from '@/content/company/defense';
import { pageMetadata } from '@/lib/metadata';

const path = '/aboutdefense';

export const metadata = pageMetadata(path);

export default function DefensePage() {
  const { eyebrow, title, lead, drawing, capabilities, specification, closing } = defense;
  return (
    <>
      <Plate
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        drawing={
          <div className="sm:h-[26rem] lg:h-[38rem]">
            <TrackDrawing description={drawing.description} />
          </div>
        }
        block={trackBlock}
        blockLook="xl:absolute xl:right-0 xl:bottom-0 xl:mt-0 xl:w-[24%]"
        legend={drawing}
      >
        <ButtonLink href="/contact">{closing.action}</ButtonLink>
      </Plate>
      <div data-theme="paper" className="*:border-t *:border-line">
        <Capabilities {...capabilities} />
        <Specification {...specification}>
          <aside
            aria-label={disclaimerLabel}
            className="mt-8 border-l-2 border-accent pl-5 font-heading text-[1.25rem] leading-snug font-medium text-balance sm:text-[1.5rem]"
          >
            {disclaimer}
          </aside>
          <StillDrawing
            name="reach"
            alt={reachDescription}
            width={440}
            height={250}
            className="mt-8 h-auto w-full max-w-form"
          />
        </Specification>
      </div>
      <TechnologyClosing closing={closing} path={path} />
      <StructuredData path={path} />
    </>
  );
}
