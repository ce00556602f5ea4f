import { mesh, type Part, type Solid } from './mesh';
import { projection, type ScreenPoint, type View } from './view';

/** A part as seen: its points in the picture, and the faces turned towards the viewer. */
export type SeenPart = { part: Part; points: readonly ScreenPoint[]; faces: Solid['faces'] };

/** Whether these points run clockwise in the picture. */
function isClockwise(points: readonly ScreenPoint[], face: readonly number[]): boolean {
  const corners = face.map((corner) => points[corner] ?? ([0, 0] as const));
  const area = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[i + 1] ?? corners[0] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 0;
}

/** All parts from the farthest to the nearest, seen from ahead and to the left. */
export function trace(view: View): SeenPart[] {
  const project = projection(view);
  return mesh.flatMap(({ side, solids }) =>
    (view.tilt < 0 ? [...solids].reverse() : solids).map(({ part, points, faces }) => {
      const seen = points.map(([x, y, z]) => project(x * side, y, z));
      const isSeen = (face: readonly number[]) => isClockwise(seen, face) === side > 0;
      return { part, points: seen, faces: faces.filter(isSeen) };
    }),
  );
}
