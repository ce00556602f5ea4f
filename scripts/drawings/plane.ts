/** A place on a drawing. */
export type Place = readonly [x: number, y: number];

/** Each place with the middle between it and the next one: where curves with round corners bend, and what they run through. */
export const bends = (places: readonly Place[], isClosed = false) =>
  places.map(([x, y], i) => {
    const [nextX, nextY] = places[i + 1] ?? (isClosed ? places[0] : undefined) ?? [x, y];
    return [x, y, (x + nextX) / 2, (y + nextY) / 2] as const;
  });

/** Adds a line through these places to the path. */
export function addLine(
  context: Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo'>,
  places: readonly Place[],
) {
  places.forEach(([x, y], i) => {
    if (i) context.lineTo(x, y);
    else context.moveTo(x, y);
  });
}
