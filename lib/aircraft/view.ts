import type { Point } from './solids';

/** Where the aircraft is seen from, in degrees: from above with tilt 90, level with 0; the nose points up and away with turn 0. */
export type View = {
  turn: number;
  tilt: number;
  /** The right wing goes down. */
  bank?: number;
  /** Pixels a metre, and the place of the aircraft's middle. */
  scale: number;
  x: number;
  y: number;
};

/** The distance of the eye in metres: near enough to feel depth, far enough that a plan stays a plan. */
const EYE = 12;

/** The picture's axes in those of the aircraft: to the right, towards the viewer, and up. */
function axesOf({ turn, tilt, bank = 0 }: View): Record<'right' | 'near' | 'up', Point> {
  const turned = (angle: number) =>
    [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)] as const;
  const [[st, ct], [se, ce], [sb, cb]] = [turned(turn), turned(tilt), turned(bank)];
  return {
    right: [cb * ct, -st, sb * ct],
    near: [cb * st * ce - sb * se, ct * ce, sb * st * ce + cb * se],
    up: [-cb * st * se - sb * ce, -ct * se, cb * ce - sb * st * se],
  };
}

/** A place on the picture. */
export type ScreenPoint = readonly [x: number, y: number];

/** Projects a point of the aircraft, in millimetres, onto the picture. */
export function projection(view: View): (x: number, y: number, z: number) => ScreenPoint {
  const { right, near, up } = axesOf(view);
  const [[rx, ry, rz], [nx, ny, nz], [ux, uy, uz]] = [right, near, up];
  const shrink = Math.cos((view.tilt * Math.PI) / 180) / EYE / 1000;
  return (x, y, z) => {
    const k = view.scale / 1000 / (1 - (x * nx + y * ny + z * nz) * shrink);
    return [view.x + (x * rx + y * ry + z * rz) * k, view.y - (x * ux + y * uy + z * uz) * k];
  };
}
