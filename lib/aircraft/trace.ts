import { type Grid, mesh, type Part } from './mesh';
import type { Point } from './solids';
import { strokesOf, topologyOf } from './topology';
import { projector, type View } from './view';

/** One part as it is seen: its points on the picture (x and y in turn), and by face whether it looks at the viewer. */
export type SeenPart = { part: Part; points: Float32Array; faces: Uint8Array; grid: Grid };

/** Twice the area within these points on the picture, positive if they run clockwise. */
export function areaOf(points: Float32Array, face: readonly number[]): number {
  let sum = 0;
  let last = 2 * (face.at(-1) ?? 0);
  for (const corner of face) {
    const at = 2 * corner;
    sum += (points[last] ?? 0) * (points[at + 1] ?? 0) - (points[at] ?? 0) * (points[last + 1] ?? 0);
    last = at;
  }
  return sum;
}

function traceGrid(grid: Grid, view: View, side: 1 | -1): SeenPart {
  const put = projector(view);
  const { faces } = topologyOf(grid);
  const count = grid.rings.length * (grid.rings[0]?.length ?? 0);
  const points = new Float32Array(2 * count);
  let at = 0;
  for (const ring of grid.rings)
    for (const point of ring) {
      put(point[0] * side, point[1], point[2], points, at);
      at += 2;
    }
  const seen = new Uint8Array(faces.length + 1);
  faces.forEach((face, i) => {
    seen[i] = Number(areaOf(points, face) * side > 0);
  });
  return { part: grid.part, points, faces: seen, grid };
}

/** The outline of a part: closed strokes around all faces that are seen. */
export function regionOf({ points, faces, grid }: SeenPart): number[][] {
  const { edges } = topologyOf(grid);
  const around: number[] = [];
  for (let i = 0; i < edges.length; i += 4) {
    const [a = 0, b = 0] = [edges[i], edges[i + 1]];
    const isIn = faces[edges[i + 2] ?? 0];
    if (isIn === faces[edges[i + 3] ?? 0]) continue;
    if (isIn) around.push(a, b);
    else around.push(b, a);
  }
  return strokesOf(around, points.length / 2);
}

const middle: readonly Part[] = ['turret', 'body', 'payload', 'battery'];
const sides: readonly Part[] = ['leg', 'boom', 'wing', 'pod'];
const rear: readonly Part[] = ['spinner', 'tail'];

/** All parts from the farthest to the nearest, so that each hides what lies behind it. Within a side: from below upwards. */
export function trace(view: View): SeenPart[] {
  const seen = (parts: readonly Part[], side: 1 | -1) =>
    (view.tilt < 0 ? [...parts].reverse() : parts).flatMap((part) =>
      mesh.grids
        .filter((grid) => grid.part === part && (side === 1 || grid.twin))
        .map((grid) => traceGrid(grid, view, side)),
    );
  const turn = (view.turn * Math.PI) / 180;
  const nearer = Math.sin(turn) >= 0 ? 1 : -1;
  const tail = [...seen(rear, 1), ...seen(rear, -1)];
  const isTailFar = Math.cos(turn) < 0;
  return [
    ...(isTailFar ? tail : []),
    ...seen(sides, nearer === 1 ? -1 : 1),
    ...seen(middle, 1),
    ...seen(sides, nearer),
    ...(isTailFar ? [] : tail),
  ];
}

const places = mesh.grids.flatMap(({ rings, twin }) =>
  rings.flat().flatMap(([x, y, z]): Point[] =>
    twin
      ? [
          [x, y, z],
          [-x, y, z],
        ]
      : [[x, y, z]],
  ),
);

/** The smallest box around the aircraft without its rotors, as seen from there at a scale of 1 around 0, 0. */
export function boundsOf(direction: Omit<View, 'scale' | 'x' | 'y'>) {
  const put = projector({ ...direction, scale: 1, x: 0, y: 0 });
  const spot = new Float64Array(2);
  const bounds = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const [x, y, z] of places) {
    put(x, y, z, spot, 0);
    const [right = 0, down = 0] = spot;
    bounds.left = Math.min(bounds.left, right);
    bounds.right = Math.max(bounds.right, right);
    bounds.top = Math.min(bounds.top, down);
    bounds.bottom = Math.max(bounds.bottom, down);
  }
  return bounds;
}
