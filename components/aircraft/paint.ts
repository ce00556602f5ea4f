import type { Grid, Part } from '@/lib/aircraft/mesh';
import { loopOf, type Rotor, rotorsOf } from '@/lib/aircraft/rotors';
import { areaOf, regionOf, type SeenPart, trace } from '@/lib/aircraft/trace';
import type { View } from '@/lib/aircraft/view';

/** What painters need of a canvas. scripts/drawings writes SVG files from the same calls. */
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
  fill: string;
  /** The colour of the outline where it faces the low sun, up on the right. */
  edge?: string;
  /** `false` leaves out the circle around a stopped rotor. */
  disc?: boolean;
};

/** Angles of the blades in radians, and how blurred they are: 0 stopped, 1 turning. */
export type Pose = { lift: number; push: number; blur: number; pushBlur: number };

export const atRest: Pose = { lift: 0, push: 0.6, blur: 0, pushBlur: 0 };

/** From where the low sun shines, in the picture. */
const SUN = [0.8, -0.6] as const;

/** Parts that are large enough to catch the sun. */
const large: ReadonlySet<Part> = new Set<Part>(['body', 'wing', 'boom', 'tail']);

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

/** Adds the sides of closed strokes that face the low sun. */
function addLitSides(context: PaintContext, points: Float32Array, strokes: readonly (readonly number[])[]) {
  for (const stroke of strokes) {
    const way = Math.sign(areaOf(points, stroke));
    let isDrawing = false;
    for (let i = 1; i < stroke.length; i++) {
      const [from, to] = [2 * (stroke[i - 1] ?? 0), 2 * (stroke[i] ?? 0)];
      const [x = 0, y = 0, nextX = 0, nextY = 0] = [
        points[from],
        points[from + 1],
        points[to],
        points[to + 1],
      ];
      const [right, down] = [nextX - x, nextY - y];
      const isLit = way * (SUN[0] * down - SUN[1] * right) > 0.5 * Math.hypot(right, down);
      if (isLit && !isDrawing) context.moveTo(x, y);
      if (isLit) context.lineTo(nextX, nextY);
      isDrawing = isLit;
    }
  }
}

/** Hides what lies behind with its own fills, then draws its outline. */
export function paintPart(context: PaintContext, seen: SeenPart, { line, width, fill, edge }: Ink) {
  const outline = regionOf(seen);
  context.fillStyle = fill;
  context.beginPath();
  addStrokes(context, seen.points, outline);
  context.fill();
  context.strokeStyle = line;
  context.lineWidth = width;
  context.beginPath();
  addStrokes(context, seen.points, outline);
  context.stroke();
  if (edge && large.has(seen.part)) {
    context.strokeStyle = edge;
    context.lineWidth = 1.5 * width;
    context.beginPath();
    addLitSides(context, seen.points, outline);
    context.stroke();
  }
}

export function paintRotor(context: PaintContext, { circle, blades }: Rotor, blur: number, ink: Ink) {
  context.strokeStyle = ink.line;
  context.lineWidth = 0.8 * ink.width;
  context.beginPath();
  const loop = loopOf(circle);
  addStrokes(context, circle, [loop]);
  if (blur) {
    context.fillStyle = ink.line;
    context.globalAlpha = 0.12 * blur;
    context.fill();
  }
  context.globalAlpha = 0.4 + 0.25 * blur;
  // Seen from its edge it is two lines in one place, whose dashes would fill one another's gaps.
  const isEdgeOn = Math.abs(areaOf(circle, loop)) < 1;
  if (blur < 0.5 && !isEdgeOn) context.setLineDash([4 * ink.width, 5 * ink.width]);
  if (ink.disc !== false) context.stroke();
  context.setLineDash([]);
  context.beginPath();
  for (const blade of blades) addStrokes(context, blade, [loopOf(blade)]);
  context.globalAlpha = 1 - 0.75 * blur;
  context.fillStyle = ink.fill;
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
    if (grids?.every(({ part }) => part !== 'pod')) return;
    for (const rotor of lift) paintRotor(context, rotor, pose.blur, inkOf('rotor'));
  };
  if (view.tilt < 0) paintDiscs();
  for (const seen of trace(view, grids)) {
    paintPart(context, seen, inkOf(seen.part));
    if (seen.part === 'spinner') paintRotor(context, pusher, pose.pushBlur, inkOf('pusher'));
  }
  if (view.tilt >= 0) paintDiscs();
}
