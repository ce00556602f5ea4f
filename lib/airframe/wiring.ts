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
};

function wire({ rows, columns, open }: Grid): Wiring {
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
  return {
    quads: Uint16Array.from(quads),
    ends: open ? [] : [ring(0), ring(rows - 1)],
    edges: Uint16Array.from(edges),
  };
}

const known = new WeakMap<Grid, Wiring>();

export function wiringOf(grid: Grid): Wiring {
  const found = known.get(grid) ?? wire(grid);
  known.set(grid, found);
  return found;
}
