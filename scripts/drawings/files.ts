import {
  atRest,
  type Ink,
  type PaintContext,
  type PaintedPart,
  paintAircraft,
} from '@/components/aircraft/paint';
import { paintScene } from '@/components/company/home/flight/scene';
import { layouts, type Stage, viewAt } from '@/components/company/home/flight/stage';
import { momentAt, stillMoments } from '@/components/company/home/flight/story';
import { flight } from '@/content/company/flight';
import { projection, type View } from '@/lib/aircraft/view';
import { colourOf } from '../palette';
import { exploded } from './exploded';
import { generalArrangement, generalArrangementUpright } from './general-arrangement';
import { kits } from './kit';
import { type Mark, type PartPicture, partPictures, subsystems, viewOf } from './part-pictures';
import { addLine } from './plane';
import { ember, fine, line, paper } from './sheet';
import { svgContext } from './svg-context';

// A file takes no colours from the page that shows it.
const ground = colourOf('dusk', 'canvas');
const colours = {
  line: colourOf('dusk', 'snow'),
  mark: colourOf('dusk', 'accent'),
  night: colourOf('dusk', 'night'),
};

/** The aircraft from the front in ink on ember. */
function front(): string {
  const context = svgContext(1200, 320);
  const ink: Ink = { line: ground, width: 1.5, fill: colours.mark };
  const view = { turn: 180, tilt: 0, eye: Number.POSITIVE_INFINITY, scale: 275, x: 600, y: 170 };
  paintAircraft(context, view, atRest, () => ink, fine);
  return context.file();
}

/** A moment of the flight on the home page, for screens on which nothing moves. */
function flightStill(at: number): string {
  const [width, height] = [800, 507];
  const context = svgContext(width, height);
  const stage: Stage = { context, width, height, layout: layouts.still, colours };
  const moment = momentAt(at, flight.picture.ceiling);
  paintScene(stage, viewAt(stage, moment), moment, 1);
  return context.file(`<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`);
}

/** The aircraft recedes, and what matters is in ember. */
const pale: Ink = { line: '#70727a', width: 1, fill: paper, disc: false };
const marked: Ink = { ...pale, line: ember, width: 1.5, fill: '#f0b890' };

function paintMark(context: PaintContext, { lines, filled, dashed, faint }: Mark, view: View) {
  const project = projection(view);
  context.beginPath();
  for (const line of lines) {
    addLine(
      context,
      line.map((point) => project(...point)),
    );
    if (filled) context.closePath();
  }
  context.fillStyle = ember;
  context.strokeStyle = ember;
  context.globalAlpha = faint ? 0.12 : 0.9;
  if (filled) context.fill();
  context.globalAlpha = faint ? 0.55 : 1;
  context.lineWidth = faint ? 0.75 : 1.5;
  context.setLineDash(dashed ? [4, 4] : []);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** With its `discs` it is for those who look at the aircraft as a whole, which then is as dark as any other drawing. */
type Picture = PartPicture & { discs?: true };

/** The aircraft in grey with one part in ember. */
function partPicture(
  width: number,
  height: number,
  view: View,
  { parts = [], marks = [], discs }: Picture,
): string {
  const context = svgContext(width, height);
  const inkOf = (part: PaintedPart) =>
    parts === 'all' || parts.includes(part)
      ? { ...marked, disc: discs ?? false }
      : { ...pale, line: discs ? line : pale.line };
  for (const mark of marks) if (mark.behind) paintMark(context, mark, view);
  paintAircraft(context, view, { ...atRest, lift: 0.5 }, inkOf, view.scale > 260 ? fine : undefined);
  for (const mark of marks) if (!mark.behind) paintMark(context, mark, view);
  return context.file();
}

/** The whole aircraft from behind and above. */
const behindView = viewOf([0, 60, 60], 262, 600, 320, { turn: 20, tilt: 50, eye: Number.POSITIVE_INFINITY });

/** The still drawings by file name, as they lie in public/drawings. */
export const drawings = (): Map<string, string> =>
  new Map([
    ['exploded.svg', exploded(false)],
    ['exploded-upright.svg', exploded(true)],
    ['general-arrangement.svg', generalArrangement()],
    ['general-arrangement-upright.svg', generalArrangementUpright()],
    ...stillMoments.map((at, i) => [`step-${i + 1}.svg`, flightStill(at)] as const),
    ['front.svg', front()],
    ...Object.entries(kits).map(([name, file]) => [`${name}.svg`, file] as const),
    ['rotors.svg', partPicture(1200, 640, behindView, { parts: ['rotor', 'pod'], discs: true })],
    ...subsystems.map(
      (parts, i) =>
        [`sheet-${i + 1}.svg`, partPicture(1200, 640, viewOf([0, 0, 60], 256, 690, 340), { parts })] as const,
    ),
    ...Object.entries(partPictures).map(
      ([part, picture]) =>
        [`${part}.svg`, partPicture(1200, 800, viewOf([0, 0, 0], 264, 682, 381), picture)] as const,
    ),
  ]);
