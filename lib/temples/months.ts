import type { Month } from '@/content/temples/types';

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const monthNames: readonly string[] = names;

/** `November to February` for [11, 12, 1, 2]; the name alone for one month. */
export function monthRange(months: readonly Month[]): string {
  const first = names[(months.at(0) ?? 1) - 1];
  const last = names[(months.at(-1) ?? 1) - 1];
  return first === last ? `${first}` : `${first} to ${last}`;
}

/** Unbroken stretches within the year as [first, last]: [11, 12, 1, 2] gives [[1, 2], [11, 12]]. */
export function monthRuns(months: readonly Month[]): [Month, Month][] {
  const runs: [Month, Month][] = [];
  for (const month of [...months].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] + 1 === month) run[1] = month;
    else runs.push([month, month]);
  }
  return runs;
}
