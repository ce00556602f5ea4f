/** Returns the element with the highest value. */
export function worst<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (found, item) => (found === undefined || value(item) > value(found) ? item : found),
    undefined,
  );
}
