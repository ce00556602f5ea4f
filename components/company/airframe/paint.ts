import type { AirframeMesh, Part } from '@/lib/airframe/mesh';
import { BLADE_POINTS, type Rotor, rotorsOf } from '@/lib/airframe/rotors';
import { type Traced, trace, type View } from '@/lib/airframe/trace';

/** Colours of the drawing, as the browser has worked them out. */
export type Ink = {
  line: string;
  ground: string;
  mark: string;
  /** Fills of the faces in the shade, between, and in the light. Without them all have the colour of the ground. */
  tones?: readonly string[];
};

export type Look = {
  /** Blades' angles in radians, and how blurred the lift rotors are: 0 stopped, 1 turning. */
  lift: number;
  push: number;
  blur: number;
  pushBlur: number;
  /** Parts in the accent colour. */
  lit?: ReadonlySet<Part | 'rotor' | 'pusher'>;
};

const FAINT = 0.26;

/** Draws lines; one that starts where the last has ended goes on from there. */
function lines(to: CanvasRenderingContext2D, points: Float32Array, pairs: readonly number[]) {
  to.beginPath();
  for (let i = 0; i < pairs.length; i += 2) {
    const a = 2 * (pairs[i] ?? 0);
    const b = 2 * (pairs[i + 1] ?? 0);
    if (i === 0 || pairs[i - 1] !== pairs[i]) to.moveTo(points[a] ?? 0, points[a + 1] ?? 0);
    to.lineTo(points[b] ?? 0, points[b + 1] ?? 0);
  }
  to.stroke();
}

/**
 * Fills an outline: a fan from one of its points to every line. What lies outside is swept back and forth, which cancels
 * out, so the lines need no order.
 */
function area(to: CanvasRenderingContext2D, points: Float32Array, outline: readonly number[]) {
  const place = (at = 0) => to.lineTo(points[2 * at] ?? 0, points[2 * at + 1] ?? 0);
  to.beginPath();
  for (let i = 0; i < outline.length; i += 2) {
    if (outline[i - 1] !== outline[i]) {
      place(outline[0]);
      place(outline[i]);
    }
    place(outline[i + 1]);
  }
  to.fill();
}

/** Parts too small to carry lines of their own. */
const plain: ReadonlySet<Part> = new Set<Part>(['pod', 'leg', 'spinner']);

/** Hides what lies behind with its own colours, then draws the part's own lines. */
function part(
  to: CanvasRenderingContext2D,
  { part: name, points, inner, outline, light, shade }: Traced,
  lit: boolean,
  ink: Ink,
) {
  const [shaded = ink.ground, between = ink.ground, lightest = ink.ground] = ink.tones ?? [];
  to.fillStyle = between;
  area(to, points, outline);
  if (ink.tones) {
    to.fillStyle = shaded;
    area(to, points, shade);
    to.fillStyle = lightest;
    area(to, points, light);
  }
  to.strokeStyle = lit ? ink.mark : ink.line;
  to.lineWidth = 1;
  to.globalAlpha = lit ? 0.6 : FAINT;
  if (!plain.has(name)) lines(to, points, inner);
  to.globalAlpha = 1;
  to.lineWidth = lit ? 2 : 1.25;
  lines(to, points, outline);
}

function loop(to: CanvasRenderingContext2D, points: Float32Array, from = 0, count = points.length / 2) {
  for (let i = from; i < from + count; i++) {
    if (i === from) to.moveTo(points[2 * i] ?? 0, points[2 * i + 1] ?? 0);
    else to.lineTo(points[2 * i] ?? 0, points[2 * i + 1] ?? 0);
  }
  to.closePath();
}

function rotor(
  to: CanvasRenderingContext2D,
  { circle, blades }: Rotor,
  blur: number,
  lit: boolean,
  ink: Ink,
) {
  to.strokeStyle = lit ? ink.mark : ink.line;
  to.fillStyle = to.strokeStyle;
  to.lineWidth = lit ? 1.5 : 1;
  to.beginPath();
  loop(to, circle);
  to.globalAlpha = 0.12 * blur;
  to.fill();
  to.globalAlpha = (lit ? 0.6 : 0.3) + 0.25 * blur;
  if (blur < 0.5) to.setLineDash([4, 5]);
  to.stroke();
  to.setLineDash([]);
  to.beginPath();
  loop(to, blades, 0, BLADE_POINTS);
  loop(to, blades, BLADE_POINTS, BLADE_POINTS);
  to.globalAlpha = 1 - 0.75 * blur;
  to.stroke();
  to.globalAlpha = 1;
}

/** Draws the airframe on what is already there. */
export function paintAirframe(
  to: CanvasRenderingContext2D,
  mesh: AirframeMesh,
  view: View,
  look: Look,
  ink: Ink,
) {
  const { lit } = look;
  const { lift, pusher } = rotorsOf(mesh, view, look.lift, look.push);
  const above = view.tilt >= 0;
  const discs = () => {
    for (const each of lift) rotor(to, each, look.blur, lit?.has('rotor') ?? false, ink);
  };
  to.lineJoin = 'round';
  if (!above) discs();
  for (const each of trace(mesh, view)) {
    part(to, each, lit?.has(each.part) ?? false, ink);
    if (each.part === 'spinner') rotor(to, pusher, look.pushBlur, lit?.has('pusher') ?? false, ink);
  }
  if (above) discs();
}
