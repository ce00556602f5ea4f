import { Plate } from '@/components/company/plate';
import { Capabilities } from '@/components/company/technology/capabilities';
import { Specification } from '@/components/company/technology/specification';
import { TechnologyClosing } from '@/components/company/technology/technology-closing';
import { TrackDrawing, TrackLegend } from '@/components/company/technology/track-drawing';
import { StructuredData } from '@/components/layout/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { StillDrawing } from '@/components/ui/still-drawing';
import { careful, defense, disclaimer, disclaimerLabel, reachDescription } from '@/content/company/defense';
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
          <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
            <div className="pointer-events-none sm:h-[26rem] lg:-mt-20 lg:h-[34rem]">
              <TrackDrawing description={drawing.description} />
            </div>
            <TrackLegend />
          </div>
        }
      >
        <ButtonLink href="/contact">{closing.action}</ButtonLink>
        <p className="w-full text-small text-muted">{careful}</p>
      </Plate>
      <div data-theme="paper" className="border-t border-line">
        <Capabilities {...capabilities} />
      </div>
      <aside aria-label={disclaimerLabel} className="bg-surface py-section">
        <Container>
          <p className="border-l-4 border-accent pl-5 font-heading text-[clamp(1.25rem,0.95rem+1.45vw,2.5rem)] leading-tight text-balance sm:pl-8">
            {disclaimer.split(/(?<=\.) /).map((sentence) => (
              <span key={sentence} className="max-sm:block">
                {sentence}{' '}
              </span>
            ))}
          </p>
        </Container>
      </aside>
      <div data-theme="paper">
        <Specification {...specification}>
          <StillDrawing name="reach" alt={reachDescription} width={440} height={340} className="mb-8" />
        </Specification>
      </div>
      <TechnologyClosing closing={closing} path={path} />
      <StructuredData path={path} />
    </>
  );
}
