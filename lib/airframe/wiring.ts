import type { Grid } from './mesh';

/** Which points make the faces and edges of a grid. It is the same for every view. */
type Wiring = {
  /** Four points a face. */
  quads: Uint16Array;
  /** The first and the last ring of a closed grid are faces too, after the quads. */
  ends: Uint16Array[];
  /**
   * Two points an edge, the face around which it runs in the order of the quads, and the face on its other side. One that
   * is not there has the number of all faces.
   */
  edges: Uint16Array;
  /** The direction that each face looks in, of length 1: x y z in turn. */
  normals: Float32Array;
};

function normalsOf({ points }: Grid, quads: readonly number[]): Float32Array {
  const normals = new Float32Array((quads.length / 4) * 3);
  const between = (from = 0, to = 0) =>
    [0, 1, 2].map((i) => (points[3 * to + i] ?? 0) - (points[3 * from + i] ?? 0));
  for (let i = 0; i < quads.length; i += 4) {
    const [ax = 0, ay = 0, az = 0] = between(quads[i], quads[i + 2]);
    const [bx = 0, by = 0, bz = 0] = between(quads[i + 1], quads[i + 3]);
    const normal = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    const length = Math.hypot(...normal) || 1;
    normals.set(
      normal.map((value) => value / length),
      (i / 4) * 3,
    );
  }
  return normals;
}

function wire(grid: Grid): Wiring {
  const { rows, columns, open } = grid;
  const bands = open ? columns - 1 : columns;
  const count = (rows - 1) * bands;
  const none = open ? count : count + 2;
  const at = (row: number, column: number) => row * columns + (column % columns);
  const face = (row: number, band: number) => {
    if (open && (band < 0 || band >= bands)) return none;
    if (row < 0) return open ? none : count;
    if (row > rows - 2) return open ? none : count + 1;
    return row * bands + ((band + bands) % bands);
  };
  const quads: number[] = [];
  const edges: number[] = [];
  // In the order of long strokes: first around each ring, then along the body.
  for (let row = 0; row < rows; row++)
    for (let c = 0; c < bands; c++) {
      edges.push(at(row, c), at(row, c + 1), face(row, c), face(row - 1, c));
      if (row < rows - 1) quads.push(at(row, c), at(row, c + 1), at(row + 1, c + 1), at(row + 1, c));
    }
  for (let c = 0; c < columns; c++)
    for (let row = 0; row < rows - 1; row++)
      edges.push(at(row, c), at(row + 1, c), face(row, c - 1), face(row, c));
  const ring = (row: number) =>
    Uint16Array.from({ length: columns }, (_, c) => at(row, row ? c : columns - 1 - c));
  const ends = open ? [] : [ring(0), ring(rows - 1)];
  const half = Math.floor(columns / 2);
  const across = ends.flatMap((end) => [0, 1, half, half + 1].map((i) => end[i] ?? 0));
  return {
    quads: Uint16Array.from(quads),
    ends,
    edges: Uint16Array.from(edges),
    normals: normalsOf(grid, [...quads, ...across]),
  };
}

const known = new WeakMap<Grid, Wiring>();

export function wiringOf(grid: Grid): Wiring {
  const found = known.get(grid) ?? wire(grid);
  known.set(grid, found);
  return found;
}
