import type { ReactNode } from 'react';
import { addSmooth, outlineAircraft } from '@/components/aircraft/paint';
import { svgContext } from '@/components/aircraft/svg-context';
import { PointList } from '@/components/company/point-list';
import { Container } from '@/components/ui/container';
import { Drawing, dashed, faint, filled, marked } from '@/components/ui/drawing';
import { Label } from '@/components/ui/label';
import { outreach } from '@/content/company/outreach';
import { personOutline } from '@/lib/aircraft/person';

type Id = (typeof outreach.initiatives)[number]['id'];

const outline = svgContext(0, 0);
outlineAircraft(outline, { turn: 180, tilt: 0, x: 0, y: 0, scale: 160, eye: Number.POSITIVE_INFINITY });
/** The aircraft from the front, its middle at 0, 0, in 160 units a metre. */
const aircraft = { d: outline.data(), strokeWidth: 1 };

const body = svgContext(1000, 1000);
addSmooth(
  body,
  personOutline.map(([side, up]) => [500 + side / 2, 1000 - up / 2] as const),
);
/** Somebody who stands at this place of the ground, this many units tall. */
const Person = ({ at, tall }: { at: readonly [number, number]; tall: number }) => (
  <path
    d={body.data()}
    transform={`translate(${at}) scale(${tall / 875}) translate(-500 -1000)`}
    {...filled}
  />
);

/** All stand on one ground line, which runs on from sketch to sketch. */
const sketches: Record<Id, ReactNode> = {
  // A wind tunnel on its stands: what the air does around a wing.
  'stem-education': (
    <>
      <path d="M0 220H480" />
      <path d="M116 181V220M242 148V220M336 148V220M408 176V220" />
      <path d="M96 62L170 84H342L424 64M96 184L170 148H342L424 178M96 62V184M424 64V178" />
      <path d="M106 66V179M117 69V174M128 72V168" {...faint} />
      <path
        d="M132 96C182 100 212 96 240 98S320 106 390 102M132 110C182 112 216 104 244 104S320 112 392 112M132 126C182 124 220 124 250 126S320 132 392 130M132 140C182 134 214 134 244 136S320 142 390 142"
        {...faint}
        {...dashed}
      />
      <path d="M204 117C208 106 244 106 288 121 254 121 220 125 204 117z" {...marked} />
      <Person at={[60, 220]} tall={82} />
    </>
  ),
  // A windsock, and an aircraft that comes down on its mark beside its remote pilot.
  'veteran-support': (
    <>
      <path d="M0 220H480M92 220V88M82 220l10-12 10 12" />
      <path d="M92 92L176 101v13L92 134zM114 97v32M136 99v25M156 101v18" {...marked} />
      <path d="M200 100h44m-8-5l8 5-8 5M200 122h26m-8-5l8 5-8 5" {...faint} />
      <path {...aircraft} transform="translate(352 130) scale(.27)" />
      <path d="M352 150V212" {...faint} {...dashed} />
      <path d="M314 220l12-7h52l12 7" />
      <Person at={[224, 220]} tall={76} />
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
      <path d="M84 222C132 196 172 176 206 172M298 184C356 198 410 204 480 210" strokeWidth="3" />
      <path d="M206 66C196 108 194 150 188 214M246 76C272 116 300 156 318 214" {...marked} />
      <path
        d="M216 96l5 9M212 134l8 5M238 120l6 9M224 166l9 4M254 158l7 8M208 190l8 3M272 192l8 5M246 196l6 6"
        {...marked}
      />
      <path {...aircraft} transform="translate(372 36) scale(.27)" />
      <path d="M368 52L192 190M376 52L314 196" {...faint} {...dashed} />
    </>
  ),
};

/** A line drawing of what a plan is about. Decoration: the text beside it says it. */
const Sketch = ({ of }: { of: Id }) => (
  <Drawing viewBox="0 20 480 212" strokeWidth="1.5">
    {sketches[of]}
  </Drawing>
);

/** The plans on one sheet: in a wide window their sketches share the ground line, from the plains to the hills. */
export function Plans() {
  return (
    <section data-theme="paper" className="pt-stack pb-section">
      <Container>
        <ol className="grid gap-y-stack lg:grid-cols-3 lg:gap-y-0">
          {outreach.initiatives.map(({ id, title, lead, text, plans }) => (
            <li
              key={id}
              className="grid content-start lg:row-span-6 lg:grid-rows-subgrid lg:*:not-first:pr-10"
            >
              <Sketch of={id} />
              <Label className="mt-5">{outreach.status}</Label>
              <h2 className="mt-1 text-heading">{title}</h2>
              <p className="mt-3 text-lead">{lead}</p>
              <p className="mt-4 max-w-prose">{text}</p>
              <div>
                <h3 className="mt-6 text-small font-semibold">{outreach.plansTitle}</h3>
                <PointList points={plans} className="mt-2" />
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
