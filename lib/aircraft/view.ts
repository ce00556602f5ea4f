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

/** A place on the picture. */
export type ScreenPoint = readonly [x: number, y: number];

/** Projects a point of the aircraft, in millimetres, onto the picture. */
export function projection({ turn, tilt, bank = 0, scale, x: middle, y: level }: View) {
  const turned = (angle: number) =>
    [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)] as const;
  const [[st, ct], [se, ce], [sb, cb]] = [turned(turn), turned(tilt), turned(bank)];
  // The picture's axes in those of the aircraft: to the right, towards the viewer, and up.
  const [rx, ry, rz] = [cb * ct, -st, sb * ct];
  const [nx, ny, nz] = [cb * st * ce - sb * se, ct * ce, sb * st * ce + cb * se];
  const [ux, uy, uz] = [-cb * st * se - sb * ce, -ct * se, cb * ce - sb * st * se];
  return (x: number, y: number, z: number): ScreenPoint => {
    const k = scale / (1000 - ((x * nx + y * ny + z * nz) * ce) / EYE);
    return [middle + (x * rx + y * ry + z * rz) * k, level - (x * ux + y * uy + z * uz) * k];
  };
}
