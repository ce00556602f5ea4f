import type { ReactNode } from 'react';
import { addSmooth, outlineAircraft } from '@/components/aircraft/paint';
import { svgContext } from '@/components/aircraft/svg-context';
import { PointList } from '@/components/company/point-list';
import { Dimension } from '@/components/ui/callout';
import { Container } from '@/components/ui/container';
import { Drawing, dashed, faint, filled, marked } from '@/components/ui/drawing';
import { Label } from '@/components/ui/label';
import { outreach } from '@/content/company/outreach';
import { personLines, personOutline } from '@/lib/aircraft/person';

type Id = (typeof outreach.initiatives)[number]['id'];

/** Units of the two sketches with people in them. The third has 100 metres to as many. */
const METRE = 60;
const GROUND = 220;

const outline = svgContext(0, 0);
const eye = Number.POSITIVE_INFINITY;
outlineAircraft(outline, { turn: 180, tilt: 0, x: 0, y: 0, scale: 1000, eye });
/** The aircraft from the front, to scale. */
const aircraft = { d: outline.data(), strokeWidth: 1 };

const figure = svgContext(1000, 2000);
addSmooth(
  figure,
  personOutline.map(([side, up]) => [500 + side, 2000 - up] as const),
);
const lines = personLines.map(
  (line) => `M${line.map(([side, up]) => `${500 + side} ${2000 - up}`).join('L')}`,
);
/** Somebody who stands at this place of the ground, to scale: this tall, in metres. */
const Person = ({ at, tall = 1.75 }: { at: number; tall?: number }) => (
  <g transform={`translate(${at} ${GROUND}) scale(${(METRE * tall) / 1750}) translate(-500 -2000)`}>
    <path d={figure.data()} {...filled} />
    <path d={lines.join('')} strokeWidth=".75" />
  </g>
);
const Bar = ({ of }: { of: string }) => (
  <>
    <path d={`M14 236v8M${14 + METRE} 236v8M14 240h${METRE}`} strokeWidth=".75" />
    <Dimension x={24 + METRE} y="240" dy=".35em">
      {of}
    </Dimension>
  </>
);

/** All stand on one ground line, which runs on from sketch to sketch. */
const sketches: Record<Id, ReactNode> = {
  // A wind tunnel on a table: what the air does around a wing.
  'stem-education': (
    <>
      <path d="M0 220H480" />
      <path d="M146 175H386M160 175V220M372 175V220" />
      <path d="M166 124L206 138H300L366 128V170L300 160H206L166 172zM366 128h10v42h-10" {...filled} />
      <path d="M172 126V171M179 129V169M186 131V167M371 132v34" {...faint} />
      <path
        d="M190 142C216 141 226 142 240 143S280 148 360 140M190 157C214 158 236 158 256 158S300 154 360 158"
        {...faint}
        {...dashed}
      />
      <path d="M226 151C229 143 246 144 280 154 256 155 236 157 226 151z" {...marked} />
      <Person at={116} tall={1.4} />
      <Person at={418} />
      <Bar of="1 m" />
    </>
  ),
  // A windsock, and an aircraft that comes down on its mark beside its remote pilot.
  'veteran-support': (
    <>
      <path d="M0 220H480M46 220V50M38 220l8-12 8 12" />
      <path
        d="M46 54C70 56 96 68 112 84L102 93C88 82 68 76 46 76zM66 58l-3 19M86 66l-6 15M101 75l-8 11"
        {...marked}
      />
      <path {...aircraft} transform={`translate(340 166) scale(${METRE / 1000})`} />
      <path d="M340 178V214" {...faint} {...dashed} />
      <path d="M276 220l8-5h112l8 5" />
      <Person at={152} />
      <Bar of="1 m" />
    </>
  ),
  // A slope with a road across it, the slide over the road, and the aircraft that maps both.
  'community-safety': (
    <>
      <path d="M0 220C70 216 112 92 186 66S300 116 480 150" />
      <path
        d="M52 222C120 210 142 122 196 98S310 146 480 178M92 224C150 204 168 150 208 128S320 176 480 204"
        {...faint}
      />
      <path d="M84 222C132 196 172 176 206 172M298 184C356 198 410 204 480 210" strokeWidth="2.5" />
      <path d="M206 66C196 108 194 150 188 214M246 76C272 116 300 156 318 214" {...marked} />
      <path
        d="M216 96l5 9M212 134l8 5M238 120l6 9M224 166l9 4M254 158l7 8M208 190l8 3M272 192l8 5M246 196l6 6"
        {...marked}
      />
      <path d="M366 34h12M372 34v3" strokeWidth="2.5" />
      <path d="M370 40L192 190M374 40L314 196" {...faint} {...dashed} />
      <Bar of="100 m" />
    </>
  ),
};

/** A line drawing of what a plan is about. Decoration: the text beside it says it. */
const Sketch = ({ of }: { of: Id }) => (
  <Drawing viewBox="0 20 480 236" strokeWidth="1.5">
    {sketches[of]}
  </Drawing>
);

/** The plans on one sheet: in a wide window their sketches share the ground line, from the plains to the hills. */
export function Plans() {
  return (
    <section data-theme="paper" className="pt-stack pb-section">
      <Container>
        <ol className="grid gap-y-stack lg:grid-cols-3 lg:gap-y-0">
          {outreach.initiatives.map(({ id, title, lead, plans }) => (
            <li
              key={id}
              className="grid content-start lg:row-span-5 lg:grid-rows-subgrid lg:*:not-first:pr-10"
            >
              <Sketch of={id} />
              <Label className="mt-5">{outreach.status}</Label>
              <h2 className="mt-1 text-heading">{title}</h2>
              <p className="mt-3 text-lead">{lead}</p>
              <PointList points={plans} className="mt-6 *:text-balance" />
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
