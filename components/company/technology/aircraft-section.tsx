import { clsx } from 'clsx';
import { StillDrawing } from '@/components/aircraft/still-drawing';
import { CalloutMark } from '@/components/ui/callout';
import { Container } from '@/components/ui/container';
import { Drawing } from '@/components/ui/drawing';
import { drone, turntable } from '@/content/company/drone';
import { AircraftFigure } from './aircraft-figure';

const [LEFT, RIGHT] = [14, 690];
/** For each callout, in the order of the list: its ring, and the part that it names. */
const marks = [
  { ring: [RIGHT, 420], part: [352, 431] },
  { ring: [RIGHT, 66], part: [435, 84] },
  { ring: [LEFT, 196], part: [165, 190] },
  { ring: [LEFT, 118], part: [352, 142] },
  { ring: [RIGHT, 236], part: [352, 194] },
  { ring: [RIGHT, 292], part: [352, 268] },
  { ring: [LEFT, 290], part: [308, 302] },
] as const;

const onPaper = '[forced-color-adjust:none] forced-colors:bg-canvas';

/**
 * The prototype from above and from the front, at one scale, with the numbers of its parts. What is drawn over it has
 * 704 × 450 units, 400/3 a metre.
 */
function NumberedPlan({ description }: { description: string }) {
  return (
    <div className={clsx('absolute inset-0 text-ink', onPaper)}>
      <StillDrawing
        name="plan"
        alt={description}
        width={1267}
        height={810}
        className="absolute inset-0 size-full object-contain print:invert"
      />
      <Drawing viewBox="0 0 704 450" className="relative h-full forced-colors:[--ground:var(--canvas)]">
        {marks.map(({ ring, part }, index) => (
          <CalloutMark key={`${ring}`} number={index + 1} at={ring} to={part} />
        ))}
      </Drawing>
    </div>
  );
}

/** Figure 1 of the drone page with the list of its numbered parts. */
export function AircraftSection() {
  const { title, lead, caption, callouts, description } = drone.drawing;
  return (
    <section className="below-fold py-section">
      <Container className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,47rem)] lg:gap-y-12">
        <div className="lg:col-span-2">
          <h2 className="text-title">{title}</h2>
          <p className="mt-4 max-w-prose max-sm:text-[0.9375rem] max-sm:leading-normal">{lead}</p>
        </div>
        <AircraftFigure labels={turntable} caption={caption} callouts={callouts}>
          <NumberedPlan description={description} />
        </AircraftFigure>
      </Container>
    </section>
  );
}
