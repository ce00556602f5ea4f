/** The viewpoint, in degrees. Tilt 90 is from above, 0 is level. With turn 0, the nose points away from the viewer. */
export type View = {
  turn: number;
  tilt: number;
  /** How far the right wing is down. */
  bank?: number;
  /** Pixels per metre; x and y are the aircraft's centre. */
  scale: number;
  x: number;
  y: number;
};

/** The viewer's distance in metres: near enough to show depth. `projection` reduces the perspective seen from above. */
const EYE = 12;

/** A point in the picture. */
export type ScreenPoint = readonly [x: number, y: number];

/** Projects a point of the aircraft, in millimetres, onto the picture. */
export function projection({ turn, tilt, bank = 0, scale, x: middle, y: level }: View) {
  const turned = (angle: number) =>
    [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)] as const;
  const [[st, ct], [se, ce], [sb, cb]] = [turned(turn), turned(tilt), turned(bank)];
  // The picture's axes in aircraft coordinates: right, towards the viewer, and up.
  const [rx, ry, rz] = [cb * ct, -st, sb * ct];
  const [nx, ny, nz] = [cb * st * ce - sb * se, ct * ce, sb * st * ce + cb * se];
  const [ux, uy, uz] = [-cb * st * se - sb * ce, -ct * se, cb * ce - sb * st * se];
  return (x: number, y: number, z: number): ScreenPoint => {
    const k = scale / (1000 - ((x * nx + y * ny + z * nz) * ce) / EYE);
    return [middle + (x * rx + y * ry + z * rz) * k, level - (x * ux + y * uy + z * uz) * k];
  };
}
