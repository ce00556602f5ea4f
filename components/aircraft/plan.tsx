import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Drawing, faint } from '@/components/ui/drawing';
import { droneTargets } from '@/content/company/drone';
import { CalloutMark, Dimension } from '../company/technology/callout-mark';
import { StillDrawing } from './still-drawing';

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

/** The prototype from above and from the front, at one scale. What is drawn over it has 704 × 450 units, 400/3 a metre. */
function Plan({ alt, children }: { alt: string; children: ReactNode }) {
  return (
    <>
      <StillDrawing
        name="plan"
        alt={alt}
        width={1267}
        height={810}
        className="absolute inset-0 size-full object-contain print:invert"
      />
      <Drawing viewBox="0 0 704 450" className="relative h-full forced-colors:[--ground:var(--canvas)]">
        {children}
      </Drawing>
    </>
  );
}

const onPaper = '[forced-color-adjust:none] forced-colors:bg-canvas';

/** The plan with the numbers of its parts. */
export function NumberedPlan({ description }: { description: string }) {
  return (
    <div className={clsx('absolute inset-0 text-ink', onPaper)}>
      <Plan alt={description}>
        {marks.map(({ ring, part }, index) => (
          <CalloutMark key={`${ring}`} number={index + 1} at={ring} to={part} />
        ))}
      </Plan>
    </div>
  );
}

/** The plan with its span and length. They stand in the table beside it: those who hear the page do without. */
export function MeasuredPlan() {
  const { spanMetres, lengthMetres } = droneTargets;
  return (
    <div
      className={clsx('relative mt-12 -ml-[10%] aspect-[704/450] w-[110%] text-ink max-lg:hidden', onPaper)}
    >
      <Plan alt="">
        <path d="M72 372v102M632 372v102M366 4h316M366 324h316" {...faint} />
        <path d="M72 466h560m-8-5 8 5-8 5M80 461l-8 5 8 5M674 4v320m-5-8 5 8 5-8M669 12l5-8 5 8" />
        <g className="text-[21px] [--ground:var(--surface)]">
          <Dimension x="352" y="473" textAnchor="middle">{`${spanMetres} m`}</Dimension>
          <Dimension x="674" y="171" textAnchor="middle">{`${lengthMetres} m`}</Dimension>
        </g>
      </Plan>
    </div>
  );
}
