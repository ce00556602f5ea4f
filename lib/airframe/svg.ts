/** Joins lines that share an end into long strokes, so that each point is written once. */
export function chains(lines: readonly number[]): number[][] {
  const open = new Map<number, Set<number>>();
  const link = (a: number, b: number) => open.set(a, (open.get(a) ?? new Set()).add(b));
  for (let i = 0; i < lines.length; i += 2) {
    link(lines[i] ?? 0, lines[i + 1] ?? 0);
    link(lines[i + 1] ?? 0, lines[i] ?? 0);
  }
  const found: number[][] = [];
  const walk = (start: number) => {
    const chain = [start];
    for (let at = start; ; ) {
      const [next] = open.get(at) ?? [];
      if (next === undefined) break;
      open.get(at)?.delete(next);
      open.get(next)?.delete(at);
      chain.push(next);
      at = next;
    }
    if (chain.length > 1) found.push(chain);
  };
  // First from loose ends, then around what is left: closed loops.
  for (const [point, others] of open) if (others.size % 2) walk(point);
  for (const [point, others] of open) while (others.size) walk(point);
  return found;
}

/** SVG path data in whole units, each point relative to the one before; a point on the spot of the last is left out. */
export function pathOf(points: Float32Array, lines: readonly number[]): string {
  return chains(lines)
    .map((chain) => {
      const places = chain.map(
        (i) => [Math.round(points[2 * i] ?? 0), Math.round(points[2 * i + 1] ?? 0)] as const,
      );
      const [start = [0, 0]] = places;
      let path = `M${start[0]} ${start[1]}l`;
      let [x, y] = start;
      for (const [nextX, nextY] of places.slice(1)) {
        if (nextX === x && nextY === y) continue;
        path += `${path.endsWith('l') || nextX < x ? '' : ' '}${nextX - x}${nextY < y ? '' : ' '}${nextY - y}`;
        [x, y] = [nextX, nextY];
      }
      const closed = chain.length > 2 && chain[0] === chain.at(-1);
      return path.endsWith('l') ? '' : `${path}${closed ? 'z' : ''}`;
    })
    .join('');
}
