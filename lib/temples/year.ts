import type { BandKind, Day, DayRange, GuideFacts, YearDay, YearRange } from '@/content/temples/types';
import { indianDay } from '@/lib/india-time';
import { datesFrom } from './today/day-answer';

/** From start to end as parts of the year, 0 to 1. */
type Piece = readonly [start: number, end: number];
export type Verdict = BandKind | 'open';
/** A verdict on parts of the year; the key leads to its words. */
type Band = { key?: string; kind: Verdict; pieces: readonly Piece[] };

const DAYS = 366;
/** Numbers closer than this share one mark. */
const APART = 24 / DAYS;

/** Where a day begins in the year, 0 to 1. Every year is drawn with 29 February, so that all share one scale. */
export function yearPosition(day: Day | YearDay): number {
  const start = Date.UTC(2028, 0, 1);
  return (Date.parse(`2028-${day.slice(-5)}`) - start) / 86_400_000 / DAYS;
}

/** Two pieces when it runs over the turn of the year. */
function piecesOf({ from, through }: DayRange | YearRange): Piece[] {
  const [start, end] = [yearPosition(from), yearPosition(through) + 1 / DAYS];
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

/** Marks for dates in their order, each with the numbers that it stands for. */
function numberMarks(days: readonly Day[]) {
  const marks: { first: number; last: number; piece: Piece }[] = [];
  for (const [index, day] of days.entries()) {
    const at = yearPosition(day);
    const mark = marks.at(-1);
    if (mark && Math.abs(at - mark.piece[1]) < APART) {
      mark.last = index + 1;
      mark.piece = [mark.piece[0], at];
    } else marks.push({ first: index + 1, last: index + 1, piece: [at, at] });
  }
  return marks.map(({ first, last, piece: [start, end] }) => ({
    numbers: first === last ? `${first}` : `${first}–${last}`,
    at: (start + end) / 2,
  }));
}

/**
 * The year of a temple: one verdict for each of its parts, and the dates that are still to come on `today`, numbered as
 * the list under the chart numbers them. Days without darshan lie over the season in which they fall.
 */
export function yearChart(facts: Pick<GuideFacts, 'year' | 'events'>, today: Day = indianDay(new Date())) {
  const dates = datesFrom(facts, today);
  const seasons: Band[] = facts.year.map((band) => ({ ...band, pieces: piecesOf(band) }));
  const open = gaps(seasons.flatMap(({ pieces }) => pieces));
  const closures = dates.filter(({ kind, when }) => kind === 'closure' && when.from < when.through);
  return {
    bands: [
      ...seasons,
      ...(open.length ? [{ kind: 'open', pieces: open } satisfies Band] : []),
      ...closures.map(({ key, when }): Band => ({ key, kind: 'closed', pieces: piecesOf(when) })),
    ],
    marks: numberMarks(dates.map(({ when }) => when.from)),
  };
}
