import type { ReactNode } from 'react';
import { outlineAircraft } from '@/components/aircraft/paint';
import { svgContext } from '@/components/aircraft/svg-context';
import { Drawing, dashed, faint, marked } from '@/components/ui/drawing';
import type { outreach } from '@/content/company/outreach';

type Id = (typeof outreach.initiatives)[number]['id'];

const outline = svgContext(0, 0);
outlineAircraft(outline, { turn: 180, tilt: 0, x: 0, y: 0, scale: 160, eye: Number.POSITIVE_INFINITY });
/** The aircraft from the front, its middle at 0, 0. */
const aircraft = { d: outline.data(), strokeWidth: 1 };

const sketches: Record<Id, ReactNode> = {
  // A wind tunnel: what the air does around a wing.
  'stem-education': (
    <>
      <path d="M8 16L120 50H330L472 18M8 154L120 120H330L472 152M8 16V154M472 18V152" />
      <path d="M20 20V150M32 24V146M44 27V143" {...faint} />
      <path d="M446 85m0-56v112M446 29a9 28 0 0 1 0 56 9 28 0 0 0 0 56" {...faint} />
      <path
        d="M56 58C130 66 170 58 214 60S300 74 420 70M56 76C130 78 176 68 214 68S300 82 420 82M56 96C130 94 180 98 226 98S310 96 420 94M56 114C130 106 180 108 226 108S310 106 420 106"
        {...faint}
        {...dashed}
      />
      <path d="M176 86C182 70 230 70 286 92 240 92 196 98 176 86z" {...marked} />
    </>
  ),
  // A windsock, and an aircraft that comes down on its mark: the wind is judged by a person.
  'veteran-support': (
    <>
      <path d="M8 154H472M96 154V34M86 154l10-12 10 12" />
      <path d="M96 38L188 58v12L96 80zM119 43v32M142 48v22M165 53v15" {...marked} />
      <path d="M214 50h44m-8-5l8 5-8 5M214 72h26m-8-5l8 5-8 5" {...faint} />
      <path {...aircraft} transform="translate(360 62) scale(.25)" />
      <path d="M360 84V146" {...faint} {...dashed} />
      <path d="M322 154l12-8h52l12 8" />
    </>
  ),
  // A slope with a road across it, the slide over the road, and the aircraft that maps both.
  'community-safety': (
    <>
      <path d="M8 150C80 146 130 60 196 40S300 92 472 112" />
      <path
        d="M8 168C90 160 140 84 196 66S300 112 472 130M40 170C100 156 150 108 200 92S310 132 472 146"
        {...faint}
      />
      <path d="M84 168C130 138 180 130 214 132M292 142C350 154 400 154 472 158" strokeWidth="3" />
      <path d="M214 44C206 80 204 110 196 168M240 54C262 90 290 120 306 168" {...marked} />
      <path
        d="M222 72l5 9M218 104l8 5M240 96l6 9M228 134l9 4M256 128l7 8M214 152l8 3M270 154l8 5"
        {...marked}
      />
      <path {...aircraft} transform="translate(378 28) scale(.25)" />
      <path d="M374 40L200 150M382 40L306 160" {...faint} {...dashed} />
    </>
  ),
};

/** A line drawing of what an initiative is about. Decoration: the text beside it says it. */
export const Sketch = ({ of }: { of: Id }) => (
  <Drawing viewBox="8 0 464 172" strokeWidth="1.5" className="max-w-lg self-center opacity-80 lg:row-span-2">
    {sketches[of]}
  </Drawing>
);
