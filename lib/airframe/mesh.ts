/**
 * The airframe as grids of points, in millimetres: x to the right wing, y aft, z up. `npm run airframe` makes mesh.json from
 * the shape that the renders were made of too.
 */
export type Part =
  | 'body'
  | 'payload'
  | 'battery'
  | 'turret'
  | 'wing'
  | 'boom'
  | 'pod'
  | 'tail'
  | 'spinner'
  | 'leg';

/** `rows` rings of `columns` points each, x y z in turn. The rings are closed unless `open`. */
export type Grid = {
  part: Part;
  rows: number;
  columns: number;
  points: number[];
  open?: true;
  /** Stands on the right and has a mirror image on the left. */
  twin?: true;
};

export type AirframeMesh = {
  grids: Grid[];
  /** Hubs of the right boom's two lift rotors. */
  rotors: number[][];
  rotorRadius: number;
  pusher: number[];
  pusherRadius: number;
};
