import type { Point } from './solids';

/** Where the aircraft is seen from, in degrees: from above with tilt 90, level with 0; the nose points up and away with turn 0. */
export type View = {
  turn: number;
  tilt: number;
  /** The right wing goes down. */
  bank?: number;
  /** The eye's distance in metres: infinite for a drawing to scale. */
  eye?: number;
  /** Pixels (or units of a drawing) a metre, and the place of the aircraft's middle. */
  scale: number;
  x: number;
  y: number;
};

const EYE = 12; // near enough to feel depth, far enough that a plan stays a plan

function rotationOf({ turn, tilt, bank = 0 }: View) {
  const [t, e, b] = [turn, tilt, bank].map((angle) => (angle * Math.PI) / 180) as [number, number, number];
  return {
    st: Math.sin(t),
    ct: Math.cos(t),
    se: Math.sin(e),
    ce: Math.cos(e),
    sb: Math.sin(b),
    cb: Math.cos(b),
  };
}

/** Writes the place of a point into a list and allocates nothing: it runs for every point of every frame. */
export function projector(view: View) {
  const { st, ct, se, ce, sb, cb } = rotationOf(view);
  const { eye = EYE, scale, x: left, y: top } = view;
  const unit = scale / 1000;
  const shrink = ce / eye / 1000;
  return (x0: number, y: number, z0: number, into: Float32Array | Float64Array, at: number): void => {
    const x = x0 * cb + z0 * sb;
    const z = z0 * cb - x0 * sb;
    const along = x * st + y * ct;
    const k = unit / (1 - (along * ce + z * se) * shrink);
    into[at] = left + (x * ct - y * st) * k;
    into[at + 1] = top - (z * ce - along * se) * k;
  };
}

/** Projects a point of the aircraft, in millimetres, onto the picture. */
export function projection(view: View): (x: number, y: number, z: number) => [number, number] {
  const put = projector(view);
  const place = new Float64Array(2);
  return (x, y, z) => {
    put(x, y, z, place, 0);
    return [place[0] ?? 0, place[1] ?? 0];
  };
}

/** Where the light comes from on every picture: from the left, from above and from the viewer. */
const LIGHT = { right: -0.52, up: 0.5, near: 0.69 };

/** The direction of the light in the aircraft's own axes. */
export function lightOf(view: View): Point {
  const { st, ct, se, ce, sb, cb } = rotationOf(view);
  const along = LIGHT.near * ce - LIGHT.up * se;
  const x = LIGHT.right * ct + along * st;
  const z = LIGHT.up * ce + LIGHT.near * se;
  return [x * cb - z * sb, along * ct - LIGHT.right * st, z * cb + x * sb];
}

/** The smallest box around the projected points. */
export function boundsOf(view: View, points: readonly Point[]) {
  const project = projection(view);
  const places = points.map((point) => project(...point));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
