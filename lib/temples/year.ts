import type { BandKind, Day, DayRange, GuideEvent, GuideFacts } from '@/content/temples/types';
import { indianDay } from '@/lib/india-time';
import { datesFrom } from './today/day-answer';

/** Start and end as fractions of the chart's year, 0 to 1. */
type Piece = readonly [start: number, end: number];
export type Verdict = BandKind | 'open';
/** A verdict on parts of the year. The key finds its words. */
type Band = { key?: string; kind: Verdict; pieces: readonly Piece[] };

const DAYS = 366;
/** How many dates the list shows when folded. */
export const LISTED = 3;

/** Where a day begins in the twelve months from `first`, 0 to 1. All years have 29 February, to share one scale. */
export function yearPosition(day: Day, first: Day): number {
  const days = (Date.parse(`2028-${day.slice(-5)}`) - Date.parse(`2028-${first}`)) / 86_400_000;
  return ((days + DAYS) % DAYS) / DAYS;
}

/** The first day of the twelve months that a chart shows on a day. */
export const firstMonth = (today: Day = indianDay()): Day => `${today.slice(5, 7)}-01`;

/** Two pieces if the range runs past the end of the chart. */
function piecesOf({ from, through }: DayRange, first: Day): Piece[] {
  const [start, end] = [yearPosition(from, first), yearPosition(through, first) + 1 / DAYS];
  return start < end
    ? [[start, end]]
    : [
        [0, end],
        [start, 1],
      ];
}

/** The parts of the year between pieces. */
function gaps(all: readonly Piece[]): Piece[] {
  let reached = 0;
  return [...all.toSorted(([one], [other]) => one - other), [1, 1] as const].flatMap(([start, end]) => {
    const gap = [reached, start] as const;
    reached = Math.max(reached, end);
    return gap[0] < gap[1] ? [gap] : [];
  });
}

/** The longest part of a piece that no other piece covers. */
export const clearOf = ([start, end]: Piece, others: readonly Piece[]): Piece =>
  gaps(others)
    .map(([from, through]): Piece => [Math.max(from, start), Math.min(through, end)])
    .reduce((one, other) => (other[1] - other[0] > one[1] - one[0] ? other : one), [start, start]);

/** The dates shown when the list is folded: the main ones, and the next. Expects and returns them in order. */
export function listed<Date extends GuideEvent>(dates: readonly Date[]): Date[] {
  const chosen = [...dates.filter(({ main }) => main), ...dates.filter(({ main }) => !main)].slice(0, LISTED);
  return dates.filter((date) => chosen.includes(date));
}

/**
 * Twelve months at a temple, from the month of `today`: a verdict for each part. Days without darshan are drawn over
 * their season.
 */
export function yearChart(facts: Pick<GuideFacts, 'year' | 'events'>, today: Day = indianDay()) {
  const first = firstMonth(today);
  const dates = datesFrom(facts, today);
  const seasons: Band[] = facts.year
    // Drops past dates; those without a year recur.
    .filter(({ through }) => through.length < today.length || through >= today)
    .map((band) => ({ ...band, pieces: piecesOf(band, first) }));
  // Seasons that need care are drawn over the open parts too.
  const open = gaps(seasons.flatMap(({ kind, pieces }) => (kind === 'care' ? [] : pieces)));
  const closures = dates.filter(({ kind, when }) => kind === 'closure' && when.from < when.through);
  return {
    first,
    bands: [
      ...(open.length ? [{ kind: 'open', pieces: open } satisfies Band] : []),
      ...seasons,
      ...closures.map(({ key, when }): Band => ({ key, kind: 'closed', pieces: piecesOf(when, first) })),
    ],
  };
}
