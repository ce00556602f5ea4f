import type { AirframeMesh } from '@/lib/airframe/mesh';
import mesh from '@/lib/airframe/mesh.json';
import { loop, rotorsOf } from '@/lib/airframe/rotors';
import { lensOf, trace, type View } from '@/lib/airframe/trace';
import { calloutOf, callouts } from './callouts';
import { numberAt, numbersIn, paintNumbers } from './marks';
import { paintAirframe } from './paint';

const airframe = mesh as AirframeMesh;
const look = { lift: 0, push: 0.6, blur: 0, pushBlur: 0 };

export type Turned = { turn: number; tilt: number };

/** What has to fit, in millimetres: wing tips, nose, tail and feet. */
const OUTERMOST = [1, -1].flatMap((side) => [
  [2100 * side, 120, 440],
  [2100 * side, 480, 440],
  [640 * side, -447, -330],
  [640 * side, 447, -330],
  [0, -1169, -260],
  [0, 1231, 340],
]) as [number, number, number][];
const MARGIN = 16;

/** Where the airframe stands in a box of this size in pixels: as large as fits between the rails with the numbers. */
export function viewIn(width: number, height: number, turned: Turned): View {
  const rail = Math.min(60, 20 + width * 0.075);
  const lens = lensOf({ ...turned, scale: 1, x: 0, y: 0 });
  const places = OUTERMOST.map((point) => lens(...point));
  const ends = ([0, 1] as const).map((axis) => {
    const all = places.map((place) => place[axis]);
    return [Math.min(...all), Math.max(...all)] as const;
  });
  const [[left, right], [top, bottom]] = ends as [readonly [number, number], readonly [number, number]];
  const scale = Math.min((width - 2 * rail) / (right - left), (height - 2 * MARGIN) / (bottom - top));
  return {
    ...turned,
    scale,
    x: (width - scale * (left + right)) / 2,
    y: (height - scale * (top + bottom)) / 2,
  };
}

/** Tells whether an outline, with two places in `points` a line, runs around x, y. */
function isAround(x: number, y: number, points: Float32Array, outline: readonly number[]): boolean {
  const at = (place = 0) => [points[2 * place] ?? 0, points[2 * place + 1] ?? 0] as const;
  let turns = 0;
  for (let i = 0; i < outline.length; i += 2) {
    const [x1, y1] = at(outline[i]);
    const [x2, y2] = at(outline[i + 1]);
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) turns += Math.sign(y2 - y1);
  }
  return turns !== 0;
}

/** The number, from 0, of the listed part at this place, or -1. */
export function calloutAt(view: View, x: number, y: number): number {
  const part = trace(airframe, view)
    .reverse()
    .find(({ points, outline }) => isAround(x, y, points, outline))?.part;
  const listed = part ? calloutOf(part) : -1;
  if (listed >= 0) return listed;
  const { lift, pusher } = rotorsOf(airframe, view, 0, 0);
  const round = (circle: Float32Array) => isAround(x, y, circle, loop(0, circle.length / 2));
  if (lift.some(({ circle }) => round(circle))) return calloutOf('rotor');
  return part === undefined && round(pusher.circle) ? calloutOf('pusher') : -1;
}

/** The number, from 0, of the listed part or of the ring at this place of a box, or -1. */
export function pointedAt(width: number, height: number, turned: Turned, x: number, y: number): number {
  const view = viewIn(width, height, turned);
  const number = numberAt(numbersIn(view, width, height), x, y);
  return number < 0 ? calloutAt(view, x, y) : number;
}

/** Draws figure 1 as it is turned, with the listed part `lit` (from 0, or -1) in the accent colour. */
export function paintTurned(canvas: HTMLCanvasElement, turned: Turned, lit: number) {
  const to = canvas.getContext('2d');
  if (!to) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const dense = Math.min(devicePixelRatio, 2);
  if (canvas.width !== Math.round(width * dense) || canvas.height !== Math.round(height * dense)) {
    canvas.width = Math.round(width * dense);
    canvas.height = Math.round(height * dense);
  }
  const { color, accentColor } = getComputedStyle(canvas);
  const { backgroundColor } = getComputedStyle(canvas.closest('figure') ?? canvas);
  const ink = { line: color, ground: backgroundColor, mark: accentColor };
  to.setTransform(dense, 0, 0, dense, 0, 0);
  to.clearRect(0, 0, width, height);
  const view = viewIn(width, height, turned);
  paintAirframe(to, airframe, view, { ...look, lit: new Set(callouts[lit]?.parts) }, ink);
  paintNumbers(to, numbersIn(view, width, height), lit, ink);
}
