/** Contour lines: points as x, y and height in kilometres, and the runs of points that form the lines. */
export type Contours = { points: Float32Array; lines: number[][] };

/** Long lines are cut so that the points of a run are at about the same distance from the eye. */
const RUN = 16;

/** Height above the valley floor, deterministic: mountain ranges that cross one another, higher in the distance. */
export function heightAt(x: number, y: number): number {
  const u = 0.34 * x + 0.21 * y + 0.5 * Math.sin(0.31 * y - 0.2 * x);
  const v = 0.3 * y - 0.17 * x + 0.6 * Math.sin(0.26 * x + 1);
  const ranges = (1 - Math.abs(Math.sin(u))) * (1 - 0.55 * Math.abs(Math.cos(v)));
  const hills = Math.sin(1.4 * x + 0.7 * y + 1.2 * Math.sin(0.8 * y)) * Math.cos(1.1 * y - 0.5 * x);
  const far = Math.min(1, Math.max(0, (y - 2) / 12));
  return (0.8 + 1.3 * far) * ranges ** 1.4 + 0.16 * hills + 0.05 * Math.sin(3.1 * x - 1.2 * y) + 0.1;
}

/** Joins directed edges between `count` points into long strokes; edges around an area become a closed one. */
function strokesOf(edges: readonly number[], count: number): number[][] {
  // For each point, the unused edges that leave it as a linked list, and how many more leave it than arrive.
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
  // Start from loose ends: a stroke that started in the middle of another would split it.
  for (let point = 0; point < count; point++) if ((surplus[point] ?? 0) > 0) follow(point);
  for (let i = 0; i < edges.length; i += 2) follow(edges[i] ?? 0);
  return strokes;
}

/** The contour lines of a rectangle from x0, y0 to x1, y1, one per `step` of height, found on a grid of cells. */
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
    const isLow = (corner = 0) => (heights[corner] ?? 0) < level;
    /** The point where the contour crosses the side between two corners. */
    const crossing = (one = 0, other = 0) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const isAcross = to - from === 1;
      const key = 2 * from + (isAcross ? 1 : 0);
      const known = crossings.get(key);
      if (known !== undefined) return known;
      const [low = 0, high = 0] = [heights[from], heights[to]];
      const part = (level - low) / (high - low);
      const [column, row] = [from % (columns + 1), Math.floor(from / (columns + 1))];
      const x = x0 + (column + (isAcross ? part : 0)) * cell;
      const y = y0 + (row + (isAcross ? 0 : part)) * cell;
      crossings.set(key, points.push(x, y, level) / 3 - 1);
      return points.length / 3 - 1;
    };
    const edges: number[] = [];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const corner = row * (columns + 1) + column;
        const corners = [corner, corner + 1, corner + columns + 2, corner + columns + 1];
        // Most cells are wholly above or below the level.
        if (corners.every(isLow) || !corners.some(isLow)) continue;
        // Around the cell, the line enters where the ground rises above the level and leaves where it next falls below.
        corners.forEach((from, side) => {
          if (!isLow(from) || isLow(corners[(side + 1) % 4])) return;
          let out = side + 1;
          while (!isLow(corners[(out + 1) % 4])) out++;
          edges.push(
            crossing(from, corners[(side + 1) % 4]),
            crossing(corners[out % 4], corners[(out + 1) % 4]),
          );
        });
      }
    found.push(...strokesOf(edges, points.length / 3));
  }
  /** Drops points too close to the previous one, which would make corners. */
  const spread = (line: number[]) => {
    let [x, y] = [Number.NaN, Number.NaN];
    return line.filter((i, at) => {
      const [nextX = 0, nextY = 0] = [points[3 * i], points[3 * i + 1]];
      if (at < line.length - 1 && Math.hypot(nextX - x, nextY - y) < 0.7 * cell) return false;
      [x, y] = [nextX, nextY];
      return true;
    });
  };
  // Curves start and end at midpoints, so a closed line continues past its start, and a loose end is doubled.
  const whole = found
    .map(spread)
    // Short lines would look like specks.
    .filter((line) => line.length > 6)
    .map((line) =>
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
