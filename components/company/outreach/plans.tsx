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
import { bends } from '@/lib/plane';

type Id = (typeof outreach.initiatives)[number]['id'];

/** Units of the two sketches with people in them. The third is a map and has 100 metres to as many. */
const METRE = 60;
const GROUND = 220;

const outline = svgContext(0, 0);
const eye = Number.POSITIVE_INFINITY;
outlineAircraft(outline, { turn: 180, tilt: 0, x: 0, y: 0, scale: 1000, eye });
/** The aircraft from the front, to scale. */
const aircraft = { d: outline.data(), strokeWidth: 1 };

/** A line of the map from left to right: it bends around spurs and into the gully between them, more so further down. */
function onSlope(line: number) {
  const bend = (x: number, at: number, wide: number) => Math.exp(-(((x - at) / wide) ** 2));
  const places = Array.from({ length: 18 }, (_, i) => {
    const x = 30 * i - 15;
    const spurs = 44 * bend(x, 128 - 5 * line, 60 + 3 * line) + 34 * bend(x, 396 + 4 * line, 52);
    const down = 19 * line + 5 * Math.sin(1.7 * line) - 0.04 * x;
    return [x, Math.round(down + (0.2 + 0.09 * line) * (spurs - 30 * bend(x, 262, 60)))] as const;
  });
  return `M${places[0]?.join(' ')}Q${bends(places.slice(1)).flat().join(' ')}`;
}
const contours = Array.from({ length: 12 }, (_, i) => onSlope(i - 1)).join('');
const road = onSlope(6.6);

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

const sketches: Record<Id, ReactNode> = {
  // A wind tunnel on a table: what the air does around a wing.
  'stem-education': (
    <>
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
      <path d="M46 220V50M38 220l8-12 8 12" />
      <path
        d="M46 54C70 56 96 68 112 84L102 93C88 82 68 76 46 76zM66 58l-3 19M86 66l-6 15M101 75l-8 11"
        {...marked}
      />
      <path {...aircraft} transform={`translate(312 166) scale(${METRE / 1000})`} />
      <path d="M312 178V214" {...faint} {...dashed} />
      <path d="M248 220l8-5h112l8 5" />
      <Person at={144} />
      <Bar of="1 m" />
    </>
  ),
  // A map of a slope: the road along it, the slide over the road, and the way of the aircraft that maps both.
  'community-safety': (
    <>
      <clipPath id="sheet">
        <path d="M0 0h480v200H0z" />
      </clipPath>
      <g transform="translate(0 20)" clipPath="url(#sheet)">
        <path d={contours} {...faint} strokeWidth="1" />
        <path d={road} strokeWidth="6" />
        <path d={road} stroke="var(--ground)" strokeWidth="3.5" />
        <path
          d="M249 36C240 52 240 66 232 84 226 102 220 112 216 132 212 150 198 158 202 172 210 186 224 178 238 184 252 192 268 182 282 186 300 190 318 184 320 170 320 156 306 146 302 128 298 108 288 100 284 80 282 62 278 50 270 38 264 30 254 28 249 36z"
          {...marked}
          {...filled}
        />
        <path
          d="M256 52l3 9M266 58l1 9M248 78l5 8M268 84l5 9M236 106l7 6M256 104l2 10M278 112l6 8M228 132l8 5M250 130l6 8M272 138l7 6M292 144l6 7M218 160l9 4M242 156l7 6M264 164l8 4M290 168l9 3"
          {...marked}
        />
        <path d="M410 24H178V68H366V112H178V156H352" {...dashed} strokeWidth="1" />
        <path d="M363 156H343M354 142L356 156 354 170M343 151L344 156 343 161" strokeWidth="2.5" />
      </g>
      <Bar of="100 m" />
    </>
  ),
};

/** A line drawing of what a plan is about. Decoration: the text beside it says it. */
const Sketch = ({ of }: { of: Id }) => (
  <Drawing viewBox="0 20 480 236" strokeWidth="1.5">
    <path d="M0 20h480v200H0z" />
    {sketches[of]}
  </Drawing>
);

/** The plans side by side, each under its sketch. */
export function Plans() {
  return (
    <section data-theme="paper" className="pt-stack pb-section">
      <Container>
        <ol className="grid gap-x-10 gap-y-stack lg:grid-cols-3 lg:gap-y-0">
          {outreach.initiatives.map(({ id, title, lead, plans }) => (
            <li key={id} className="grid content-start lg:row-span-5 lg:grid-rows-subgrid">
              <Sketch of={id} />
              <Label className="mt-5">{outreach.status}</Label>
              <h2 className="mt-1 text-heading">{title}</h2>
              <p className="mt-3 text-lead">{lead}</p>
              <PointList points={plans} className="mt-6 content-start *:text-balance" />
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
