import type { Grid } from './mesh';

/** Faces and edges of a grid. They are the same for every view. */
type Topology = {
  /** Points around each face, clockwise as seen from outside. */
  faces: number[][];
  /**
   * Two points an edge, then the face around which it runs in the face's own order, and the face on its other side: the
   * number of faces where there is none.
   */
  edges: Uint16Array;
};

function facesOf({ rings, open }: Grid): number[][] {
  const columns = rings[0]?.length ?? 0;
  const at = (row: number, column: number) => row * columns + (column % columns);
  const ring = (row: number) => Array.from({ length: columns }, (_, column) => at(row, column));
  const bands = ring(0).slice(open ? 1 : 0);
  const quads = rings
    .slice(1)
    .flatMap((_, r) => bands.map((__, c) => [at(r, c), at(r, c + 1), at(r + 1, c + 1), at(r + 1, c)]));
  return open ? quads : [...quads, ring(0).reverse(), ring(rings.length - 1)];
}

const known = new WeakMap<Grid, Topology>();

export function topologyOf(grid: Grid): Topology {
  const found = known.get(grid);
  if (found) return found;
  const points = grid.rings.flat();
  const faces = facesOf(grid);
  const edges: number[] = [];
  const met = new Map<number, number>();
  faces.forEach((face, number) => {
    face.forEach((a, i) => {
      const b = face[(i + 1) % face.length] ?? 0;
      const twin = met.get(b * points.length + a);
      if (twin !== undefined) edges[twin + 3] = number;
      else met.set(a * points.length + b, edges.push(a, b, number, faces.length) - 4);
    });
  });
  const made = {
    faces,
    edges: Uint16Array.from(edges),
  };
  known.set(grid, made);
  return made;
}

/** Joins directed edges between `count` points into long strokes; edges that surround an area become closed ones. */
export function strokesOf(edges: readonly number[], count: number): number[][] {
  // The unused edges that leave a point, as a linked list, and how many more leave it than arrive.
  const first = new Int32Array(count).fill(-1);
  const following = new Int32Array(edges.length / 2);
  const surplus = new Int8Array(count);
  for (let edge = following.length - 1; edge >= 0; edge--) {
    const [from = 0, to = 0] = [edges[2 * edge], edges[2 * edge + 1]];
    following[edge] = first[from] ?? -1;
    first[from] = edge;
    surplus[from] = (surplus[from] ?? 0) + 1;
    surplus[to] = (surplus[to] ?? 0) - 1;
  }
  const strokes: number[][] = [];
  const follow = (start: number) => {
    const stroke = [start];
    let at = start;
    for (let edge = first[at] ?? -1; edge >= 0; edge = first[at] ?? -1) {
      first[at] = following[edge] ?? -1;
      at = edges[2 * edge + 1] ?? 0;
      stroke.push(at);
    }
    if (stroke.length > 1) strokes.push(stroke);
  };
  // From loose ends first: a stroke that began in the middle of another would cut it in two.
  for (let point = 0; point < count; point++) if ((surplus[point] ?? 0) > 0) follow(point);
  for (let i = 0; i < edges.length; i += 2) follow(edges[i] ?? 0);
  return strokes;
}
