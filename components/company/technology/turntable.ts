import { atRest, type Ink, paintAircraft } from '@/components/aircraft/paint';
import { loopOf, rotorsOf } from '@/lib/aircraft/rotors';
import { boundsOf, regionOf, trace } from '@/lib/aircraft/trace';
import type { View } from '@/lib/aircraft/view';
import { calloutOf, callouts, paintRings, ringAt, ringsIn } from './callouts';

/** How the visitor has turned the aircraft, in degrees. */
export type Orientation = { turn: number; tilt: number };

const MARGIN = 16;

/** The view in a box of this size in pixels: as large as fits between the columns of rings. */
export function viewIn(width: number, height: number, orientation: Orientation): View {
  const aside = Math.min(60, 20 + width * 0.075);
  const { left, right, top, bottom } = boundsOf(orientation);
  const scale = Math.min((width - 2 * aside) / (right - left), (height - 2 * MARGIN) / (bottom - top));
  return {
    ...orientation,
    scale,
    x: (width - scale * (left + right)) / 2,
    y: (height - scale * (top + bottom)) / 2,
  };
}

/** Whether a closed stroke through these points runs around x, y. */
function isAround(x: number, y: number, points: Float32Array, stroke: readonly number[]): boolean {
  const place = (at = 0) => [points[2 * at] ?? 0, points[2 * at + 1] ?? 0] as const;
  let winding = 0;
  for (let i = 1; i < stroke.length; i++) {
    const [[x1, y1], [x2, y2]] = [place(stroke[i - 1]), place(stroke[i])];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) winding += Math.sign(y2 - y1);
  }
  return winding !== 0;
}

/** The index of the callout whose part is at this place, or -1. */
export function calloutAt(view: View, x: number, y: number): number {
  const part = trace(view)
    .reverse()
    .find((seen) => regionOf(seen).some((stroke) => isAround(x, y, seen.points, stroke)))?.part;
  const named = part ? calloutOf(part) : -1;
  if (named >= 0) return named;
  const { lift, pusher } = rotorsOf(view, 0, 0);
  if (lift.some(({ circle }) => isAround(x, y, circle, loopOf(circle)))) return calloutOf('rotor');
  return part === undefined && isAround(x, y, pusher.circle, loopOf(pusher.circle))
    ? calloutOf('pusher')
    : -1;
}

/** The index of the callout whose part or ring is at this place of a box, or -1. */
export function pointedAt(
  width: number,
  height: number,
  orientation: Orientation,
  x: number,
  y: number,
): number {
  const view = viewIn(width, height, orientation);
  const ring = ringAt(ringsIn(view, width, height), x, y);
  return ring < 0 ? calloutAt(view, x, y) : ring;
}

/** Paints figure 1 in the canvas's own colours. `highlighted` is the index of a callout, or -1. */
export function paintFigure(canvas: HTMLCanvasElement, orientation: Orientation, highlighted: number) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const density = Math.min(devicePixelRatio, 2);
  if (canvas.width !== Math.round(width * density) || canvas.height !== Math.round(height * density)) {
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
  }
  const { color: line, accentColor: mark, fontFamily } = getComputedStyle(canvas);
  const { backgroundColor: ground } = getComputedStyle(canvas.closest('figure') ?? canvas);
  const ink: Ink = { line, width: 1.25, ribs: 0.26, fill: ground };
  const markInk: Ink = { line: mark, width: 2, ribs: 0.6, fill: ground };
  const parts = new Set(callouts[highlighted]?.parts);
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, width, height);
  context.lineJoin = 'round';
  context.font = `13px ${fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const view = viewIn(width, height, orientation);
  paintAircraft(context, view, atRest, (part) => (parts.has(part) ? markInk : ink));
  paintRings(context, ringsIn(view, width, height), highlighted, { mark, ground });
}
