import type { AirframeMesh, Grid, Part } from './mesh';

/** Where it is seen from, in degrees: from above with tilt 90, level with 0; the nose points up and away with turn 0. */
export type View = {
  turn: number;
  tilt: number;
  /** The right wing goes down. */
  bank?: number;
  /** The eye's distance in metres; without end for a drawing to scale. */
  eye?: number;
  /** Pixels (or units of a drawing) a metre, and the place of the airframe's middle. */
  scale: number;
  x: number;
  y: number;
};

/** Turns a point of the airframe, in millimetres, into a place on the picture. */
export type Lens = (x: number, y: number, z: number) => [number, number];

const EYE = 12; // near enough to feel depth, far enough that a plan stays a plan
const degrees = Math.PI / 180;

export function lensOf({ turn, tilt, bank = 0, eye = EYE, scale, x: left, y: top }: View): Lens {
  const [st, ct, se, ce] = [turn, turn, tilt, tilt].map((angle, i) =>
    (i % 2 ? Math.cos : Math.sin)(angle * degrees),
  ) as [number, number, number, number];
  const [sb, cb] = [Math.sin(bank * degrees), Math.cos(bank * degrees)];
  return (x0, y, z0) => {
    const [x, z] = [x0 * cb + z0 * sb, z0 * cb - x0 * sb];
    const across = x * ct - y * st;
    const along = x * st + y * ct;
    const near = (along * ce + z * se) / 1000;
    const k = scale / 1000 / (1 - (near / eye) * ce);
    return [left + across * k, top - (z * ce - along * se) * k];
  };
}

/** One part of the drawing: its points, the faces that look at us, its outline, and the lines within it. */
export type Traced = {
  part: Part;
  /** x and y in turn. */
  points: Float32Array;
  /** Four places in `points` a face. */
  faces: number[];
  /** Two places a line. */
  outline: number[];
  inner: number[];
};

/** Splits the edges of a grid into its outline, what lies within it, and (left out) what lies behind. */
function traceGrid({ part, rows, columns, points: model, open }: Grid, lens: Lens, side: 1 | -1): Traced {
  const points = new Float32Array(rows * columns * 2);
  for (let i = 0; i < rows * columns; i++) {
    const [x, y] = lens((model[3 * i] ?? 0) * side, model[3 * i + 1] ?? 0, model[3 * i + 2] ?? 0);
    points[2 * i] = x;
    points[2 * i + 1] = y;
  }
  const at = (row: number, column: number) => row * columns + (column % columns);
  const bands = open ? columns - 1 : columns;
  const traced: Traced = { part, points, faces: [], outline: [], inner: [] };
  const area = (a: number, b: number, c: number, d: number) => {
    const p = (i: number) => points[i] ?? 0;
    return (
      (p(2 * c) - p(2 * a)) * (p(2 * d + 1) - p(2 * b + 1)) -
      (p(2 * d) - p(2 * b)) * (p(2 * c + 1) - p(2 * a + 1))
    );
  };
  const front = new Uint8Array((rows - 1) * bands);
  for (let row = 0; row < rows - 1; row++)
    for (let band = 0; band < bands; band++) {
      const face = [at(row, band), at(row, band + 1), at(row + 1, band + 1), at(row + 1, band)] as const;
      if (area(...face) * side <= 0) continue;
      front[row * bands + band] = 1;
      traced.faces.push(...face);
    }
  const end = (row: number) => {
    let sum = 0;
    for (let c = 0; c < columns; c++) {
      const [a, b] = [2 * at(row, c), 2 * at(row, c + 1)];
      sum += (points[a] ?? 0) * (points[b + 1] ?? 0) - (points[b] ?? 0) * (points[a + 1] ?? 0);
    }
    return sum * side * (row ? 1 : -1) > 0 ? 1 : 0;
  };
  const [first, last] = open ? [0, 0] : [end(0), end(rows - 1)];
  const face = (row: number, band: number) => {
    if (open && (band < 0 || band >= bands)) return 0;
    if (row < 0) return first;
    if (row > rows - 2) return last;
    return front[row * bands + ((band + bands) % bands)] ?? 0;
  };
  const put = (one: number, other: number, a: number, b: number) => {
    if (one !== other) traced.outline.push(a, b);
    else if (one) traced.inner.push(a, b);
  };
  for (let row = 0; row < rows; row++)
    for (let c = 0; c < columns; c++) {
      if (c < bands) put(face(row - 1, c), face(row, c), at(row, c), at(row, c + 1));
      if (row < rows - 1) put(face(row, c - 1), face(row, c), at(row, c), at(row + 1, c));
    }
  return traced;
}

const middle: readonly Part[] = ['turret', 'body', 'payload', 'battery'];
const sides: readonly Part[] = ['leg', 'boom', 'wing', 'pod'];
const rear: readonly Part[] = ['spinner', 'tail'];

/** All parts from the farthest to the nearest, so that each hides what lies behind it. Within a side: from below upwards. */
export function trace({ grids }: AirframeMesh, view: View): Traced[] {
  const lens = lensOf(view);
  const of = (parts: readonly Part[], side: 1 | -1) => {
    const ordered = view.tilt < 0 ? [...parts].reverse() : parts;
    return ordered.flatMap((part) =>
      grids
        .filter((grid) => grid.part === part && (side === 1 || grid.twin))
        .map((grid) => traceGrid(grid, lens, side)),
    );
  };
  const right = Math.sin(view.turn * degrees) >= 0 ? 1 : -1; // which side is nearer
  const tail = [...of(rear, 1), ...of(rear, -1)];
  const front = Math.cos(view.turn * degrees) < 0;
  return [
    ...(front ? tail : []),
    ...of(sides, right === 1 ? -1 : 1),
    ...of(middle, 1),
    ...of(sides, right),
    ...(front ? [] : tail),
  ];
}
