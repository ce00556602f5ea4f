import type {
  BandKind,
  Day,
  DayRange,
  GuideEvent,
  GuideFacts,
  YearDay,
  YearRange,
} from '@/content/temples/types';
import { indianDay } from '@/lib/india-time';
import { datesFrom } from './today/day-answer';

/** From start to end as parts of the year, 0 to 1. */
type Piece = readonly [start: number, end: number];
export type Verdict = BandKind | 'open';
/** A verdict on parts of the year; the key leads to its words. */
type Band = { key?: string; kind: Verdict; pieces: readonly Piece[] };

const DAYS = 366;
/** How many dates stand outside the fold of their list: the chart marks no others. */
export const LISTED = 3;
/** Marks whose days are closer stand side by side under both. */
const APART = 24 / DAYS;

/** Where a day begins in the twelve months from `first`, 0 to 1. Every year is drawn with 29 February, so that all share one scale. */
export function yearPosition(day: Day | YearDay, first: YearDay): number {
  const days = (Date.parse(`2028-${day.slice(-5)}`) - Date.parse(`2028-${first}`)) / 86_400_000;
  return ((days + DAYS) % DAYS) / DAYS;
}

/** Two pieces when it runs over the end of the chart. */
function piecesOf({ from, through }: DayRange | YearRange, first: YearDay): Piece[] {
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

/** The longest part of a piece that none of the others covers. */
export const clearOf = ([start, end]: Piece, others: readonly Piece[]): Piece =>
  gaps(others)
    .map(([from, through]): Piece => [Math.max(from, start), Math.min(through, end)])
    .reduce((one, other) => (other[1] - other[0] > one[1] - one[0] ? other : one), [start, start]);

/** Of dates in their order, those that are listed first: the next ones, and the main one. */
export function listed<Date extends GuideEvent>(dates: readonly Date[]): Date[] {
  const main = dates.slice(LISTED).find((date) => date.main);
  return main ? [...dates.slice(0, LISTED - 1), main] : dates.slice(0, LISTED);
}

/** Marks for days in their order: where each is, under which point its group stands, and how far from there, in widths of a mark. */
function numberMarks(days: readonly Day[], first: YearDay) {
  const groups: number[][] = [];
  const middle = ([from = 0, ...others]: number[]) => (from + (others.at(-1) ?? from)) / 2;
  for (const at of days.map((day) => yearPosition(day, first))) {
    const group = groups.at(-1);
    if (group && at - middle(group) < (APART * (group.length + 1)) / 2) group.push(at);
    else groups.push([at]);
  }
  return groups
    .flatMap((group) =>
      group.map((at, index) => ({ at, under: middle(group), aside: index - (group.length - 1) / 2 })),
    )
    .map((mark, index) => ({ number: index + 1, ...mark }));
}

/**
 * Twelve months at a temple, from the month of `today`: one verdict for each part, and the next dates, numbered as the list
 * under the chart numbers them. Days without darshan lie over the season in which they fall.
 */
export function yearChart(facts: Pick<GuideFacts, 'year' | 'events'>, today: Day = indianDay(new Date())) {
  const first = `${today.slice(5, 7)}-01`;
  const dates = datesFrom(facts, today);
  const seasons: Band[] = facts.year
    // Dates of one year pass.
    .filter(({ through }) => through.length < today.length || through >= today)
    .map((band) => ({ ...band, pieces: piecesOf(band, first) }));
  // What asks for care lies over it, too.
  const open = gaps(seasons.flatMap(({ kind, pieces }) => (kind === 'care' ? [] : pieces)));
  const closures = dates.filter(({ kind, when }) => kind === 'closure' && when.from < when.through);
  return {
    first,
    bands: [
      ...(open.length ? [{ kind: 'open', pieces: open } satisfies Band] : []),
      ...seasons,
      ...closures.map(({ key, when }): Band => ({ key, kind: 'closed', pieces: piecesOf(when, first) })),
    ],
    marks: numberMarks(
      // One that lasts already is still on.
      listed(dates).map(({ when }) => (when.from < today ? today : when.from)),
      first,
    ),
  };
}
