import type { Part } from '@/lib/aircraft/mesh';
import { loopOf, type Rotor, rotorsOf } from '@/lib/aircraft/rotors';
import { areaOf, regionOf, type SeenPart, trace } from '@/lib/aircraft/trace';
import type { View } from '@/lib/aircraft/view';

/** How the aircraft is painted. Widths are in pixels. */
export type Ink = {
  line: string;
  width: number;
  fill: string;
  /** The colour of the outline where it faces the low sun, up on the right. */
  edge: string;
};

/** Angles of the blades in radians, and how blurred they are: 0 stopped, 1 turning. */
export type Pose = { lift: number; push: number; blur: number; pushBlur: number };

/** From where the low sun shines, in the picture. */
const SUN = [0.8, -0.6] as const;

/** Parts that are large enough to catch the sun. */
const large: ReadonlySet<Part> = new Set<Part>(['body', 'wing', 'boom', 'tail']);

function addStrokes(
  context: CanvasRenderingContext2D,
  points: Float32Array,
  strokes: readonly (readonly number[])[],
) {
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
function addLitSides(
  context: CanvasRenderingContext2D,
  points: Float32Array,
  strokes: readonly (readonly number[])[],
) {
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
function paintPart(context: CanvasRenderingContext2D, seen: SeenPart, { line, width, fill, edge }: Ink) {
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
  if (large.has(seen.part)) {
    context.strokeStyle = edge;
    context.lineWidth = 1.5 * width;
    context.beginPath();
    addLitSides(context, seen.points, outline);
    context.stroke();
  }
}

function paintRotor(context: CanvasRenderingContext2D, { circle, blades }: Rotor, blur: number, ink: Ink) {
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
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  for (const blade of blades) addStrokes(context, blade, [loopOf(blade)]);
  context.globalAlpha = 1 - 0.75 * blur;
  context.fillStyle = ink.fill;
  context.fill();
  context.stroke();
  context.globalAlpha = 1;
}

/** Paints the aircraft over what is already there. */
export function paintAircraft(context: CanvasRenderingContext2D, view: View, pose: Pose, ink: Ink) {
  const { lift, pusher } = rotorsOf(view, pose.lift, pose.push);
  const paintDiscs = () => {
    for (const rotor of lift) paintRotor(context, rotor, pose.blur, ink);
  };
  if (view.tilt < 0) paintDiscs();
  for (const seen of trace(view)) {
    paintPart(context, seen, ink);
    if (seen.part === 'spinner') paintRotor(context, pusher, pose.pushBlur, ink);
  }
  if (view.tilt >= 0) paintDiscs();
}
