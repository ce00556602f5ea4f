import { chains } from '@/lib/airframe/svg';

/** Contour lines: points as x, y and height in kilometres, and the runs of points that make the lines. */
export type Contours = { points: Float32Array; lines: number[][] };

/** Long lines are cut, so that each run lies at about one distance from the eye. */
const RUN = 16;

/** Height over the valley floor at a place, the same each time: ranges that run across one another, higher far away. */
export function heightAt(x: number, y: number): number {
  const u = 0.34 * x + 0.21 * y + 0.5 * Math.sin(0.31 * y - 0.2 * x);
  const v = 0.3 * y - 0.17 * x + 0.6 * Math.sin(0.26 * x + 1);
  const ranges = (1 - Math.abs(Math.sin(u))) * (1 - 0.55 * Math.abs(Math.cos(v)));
  const hills = Math.sin(1.4 * x + 0.7 * y + 1.2 * Math.sin(0.8 * y)) * Math.cos(1.1 * y - 0.5 * x);
  const far = Math.min(1, Math.max(0, (y - 2) / 12));
  return (0.8 + 1.3 * far) * ranges ** 1.4 + 0.16 * hills + 0.05 * Math.sin(3.1 * x - 1.2 * y) + 0.1;
}

/** The contour lines of a rectangle from x0, y0 to x1, y1, one at every step of height, found on a grid of cells. */
export function contoursOf(
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  cell: number,
  step: number,
): Contours {
  const [columns, rows] = [Math.round((x1 - x0) / cell), Math.round((y1 - y0) / cell)];
  const heights = Float32Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) =>
    heightAt(x0 + (i % (columns + 1)) * cell, y0 + Math.floor(i / (columns + 1)) * cell),
  );
  const points: number[] = [];
  const found: number[][] = [];
  const highest = Math.max(...heights);
  for (let level = step; level < highest; level += step) {
    const crossings = new Map<number, number>();
    const pairs: number[] = [];
    /** The point at which the line crosses the side of a cell that starts at a corner, or nothing. */
    const cross = (corner: number, upright: boolean) => {
      const other = corner + (upright ? columns + 1 : 1);
      const [from = 0, to = 0] = [heights[corner], heights[other]];
      if (from < level === to < level) return;
      const key = 2 * corner + (upright ? 1 : 0);
      if (!crossings.has(key)) {
        const part = (level - from) / (to - from);
        const [column, row] = [corner % (columns + 1), Math.floor(corner / (columns + 1))];
        crossings.set(key, points.length / 3);
        points.push(
          x0 + (column + (upright ? 0 : part)) * cell,
          y0 + (row + (upright ? part : 0)) * cell,
          level,
        );
      }
      return crossings.get(key);
    };
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const corner = row * (columns + 1) + column;
        // Most cells lie higher or lower as a whole.
        const isLow = (heights[corner] ?? 0) < level;
        if (
          isLow === (heights[corner + 1] ?? 0) < level &&
          isLow === (heights[corner + columns + 1] ?? 0) < level &&
          isLow === (heights[corner + columns + 2] ?? 0) < level
        )
          continue;
        const ends = [
          cross(corner, false),
          cross(corner, true),
          cross(corner + 1, true),
          cross(corner + columns + 1, false),
        ].filter((end) => end !== undefined);
        pairs.push(...ends);
      }
    found.push(...chains(pairs));
  }
  // Curves begin and end between two points, so a closed line goes on over its start, and a loose end stands twice.
  const whole = found.map((line) =>
    line[0] === line.at(-1)
      ? [...line, ...line.slice(1, 2)]
      : [...line.slice(0, 1), ...line, ...line.slice(-1)],
  );
  const lines = whole.flatMap((line) =>
    Array.from({ length: Math.ceil((line.length - 2) / RUN) }, (_, i) =>
      line.slice(i * RUN, (i + 1) * RUN + 2),
    ),
  );
  return { points: Float32Array.from(points), lines };
}
