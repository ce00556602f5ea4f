import type { Grid, Part } from '@/lib/aircraft/mesh';
import { loopOf, type Rotor, rotorsOf } from '@/lib/aircraft/rotors';
import { regionOf, ribsOf, type SeenPart, trace } from '@/lib/aircraft/trace';
import type { View } from '@/lib/aircraft/view';

/** What painters need of a canvas. `svgContext` writes an SVG file from the same calls. */
export type PaintContext = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'rect'
  | 'closePath'
  | 'fill'
  | 'stroke'
  | 'setLineDash'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'globalAlpha'
>;

export type PaintedPart = Part | 'rotor' | 'pusher';

/** How a part is painted. Widths are in pixels. */
export type Ink = {
  line: string;
  width: number;
  /** Opacity of the lines within the outline, 0 for none. */
  ribs: number;
  fill: string;
  /** Fills over it, from dark to light, of the faces that are at least this bright: -1 to 1, straight at the light. */
  tones?: readonly (readonly [number, string])[];
};

/** Angles of the blades in radians, and how blurred they are: 0 stopped, 1 turning. */
export type Pose = { lift: number; push: number; blur: number; pushBlur: number };

/** Parts too small to carry lines of their own. */
const plain: ReadonlySet<Part> = new Set<Part>(['pod', 'leg', 'spinner']);

function addStrokes(context: PaintContext, points: Float32Array, strokes: readonly (readonly number[])[]) {
  for (const stroke of strokes) {
    const isClosed = stroke[0] === stroke.at(-1);
    for (let i = 0; i < stroke.length - (isClosed ? 1 : 0); i++) {
      const at = 2 * (stroke[i] ?? 0);
      if (i) context.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
      else context.moveTo(points[at] ?? 0, points[at + 1] ?? 0);
    }
    if (isClosed) context.closePath();
  }
}

/** Hides what lies behind with its own fills, then draws the part's own lines. */
function paintPart(context: PaintContext, seen: SeenPart, { line, width, ribs, fill, tones = [] }: Ink) {
  const outline = regionOf(seen);
  context.fillStyle = fill;
  context.beginPath();
  addStrokes(context, seen.points, outline);
  context.fill();
  for (const [atLeast, tone] of tones) {
    context.fillStyle = tone;
    context.beginPath();
    addStrokes(context, seen.points, regionOf(seen, atLeast));
    context.fill();
  }
  context.strokeStyle = line;
  context.lineWidth = width;
  context.beginPath();
  addStrokes(context, seen.points, outline);
  context.stroke();
  if (ribs === 0 || plain.has(seen.part)) return;
  context.lineWidth = 1;
  context.globalAlpha = ribs;
  context.beginPath();
  addStrokes(context, seen.points, ribsOf(seen));
  context.stroke();
  context.globalAlpha = 1;
}

function paintRotor(context: PaintContext, { circle, blades }: Rotor, blur: number, ink: Ink) {
  context.strokeStyle = ink.line;
  context.lineWidth = 0.8 * ink.width;
  context.beginPath();
  addStrokes(context, circle, [loopOf(circle)]);
  if (blur) {
    context.fillStyle = ink.line;
    context.globalAlpha = 0.12 * blur;
    context.fill();
  }
  context.globalAlpha = (ink.ribs || 0.4) + 0.25 * blur;
  if (blur < 0.5) context.setLineDash([4 * ink.width, 5 * ink.width]);
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  for (const blade of blades) addStrokes(context, blade, [loopOf(blade)]);
  context.globalAlpha = 1 - 0.75 * blur;
  context.fillStyle = ink.tones?.[(ink.tones.length - 1) >> 1]?.[1] ?? ink.fill;
  context.fill();
  context.stroke();
  context.globalAlpha = 1;
}

/** Paints the aircraft over what is already there: on a canvas, or as SVG. `grids` as of `trace`. */
export function paintAircraft(
  context: PaintContext,
  view: View,
  pose: Pose,
  inkOf: (part: PaintedPart) => Ink,
  grids?: readonly Grid[],
) {
  const { lift, pusher } = rotorsOf(view, pose.lift, pose.push);
  const paintDiscs = () => {
    for (const rotor of lift) paintRotor(context, rotor, pose.blur, inkOf('rotor'));
  };
  if (view.tilt < 0) paintDiscs();
  for (const seen of trace(view, grids)) {
    paintPart(context, seen, inkOf(seen.part));
    if (seen.part === 'spinner') paintRotor(context, pusher, pose.pushBlur, inkOf('pusher'));
  }
  if (view.tilt >= 0) paintDiscs();
}

/** Adds the outlines of all parts and of the rotors' discs to the path. Nothing hides what lies behind it: draw it small. */
export function outlineAircraft(context: PaintContext, view: View) {
  for (const seen of trace(view)) addStrokes(context, seen.points, regionOf(seen));
  for (const { circle } of rotorsOf(view, 0, 0).lift) addStrokes(context, circle, [loopOf(circle)]);
}
