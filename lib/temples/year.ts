import type { Day, DayRange, GuideFacts, Month, YearDay, YearRange } from '@/content/temples/guide-types';
import { indianDay } from '@/lib/india-time';

/** Start and end as parts of the year, 0 to 1; two pieces when it runs over the turn of the year. */
type Pieces = readonly (readonly [start: number, end: number])[];

const DAYS = 366;

/** Where a day begins in the year, 0 to 1. Every year is drawn with 29 February, so that all share one scale. */
export function yearPosition(day: Day | YearDay): number {
  const start = Date.UTC(2028, 0, 1);
  return (Date.parse(`2028-${day.slice(-5)}`) - start) / 86_400_000 / DAYS;
}

function pieces({ from, through }: DayRange | YearRange): Pieces {
  const [start, end] = [yearPosition(from), yearPosition(through) + 1 / DAYS];
  return start < end
    ? [[start, end]]
    : [
        [0, end],
        [start, 1],
      ];
}

const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function monthPieces(months: readonly Month[]): Pieces {
  return months.map((month): readonly [number, number] => {
    const start = yearPosition(`${String(month).padStart(2, '0')}-01`);
    return [start, start + (lastDays[month - 1] ?? 31) / DAYS];
  });
}

/** The parts of the year between pieces. */
function gaps(all: Pieces): Pieces {
  let reached = 0;
  return [...all.toSorted(([one], [other]) => one - other), [1, 1] as const].flatMap(([start, end]) => {
    const gap = [reached, start] as const;
    reached = Math.max(reached, end);
    return gap[0] < gap[1] ? [gap] : [];
  });
}

/**
 * Where the chart draws the year of a temple: dates only while they are still to come on `today`, as the list beside it has
 * no others. The keys lead to the words: `year` for bands, else `events`.
 */
export function yearChart({ year, events }: GuideFacts, today: Day = indianDay(new Date())) {
  const days = events.flatMap(({ key, kind, when }) =>
    'months' in when || when.through < today ? [] : [{ key, kind, from: when.from, pieces: pieces(when) }],
  );
  const bands = year.map(({ key, kind, ...range }) => ({ key, kind, pieces: pieces(range) }));
  return {
    bands,
    /** Where no band tells more, the temple is open. */
    open: gaps(bands.flatMap((band) => band.pieces)),
    /** Events with a date, in the order of their dates. */
    days: days.sort((a, b) => (a.from < b.from ? -1 : 1)),
    /** Events of which only the months are known: drawn as months, not as days. */
    months: events.flatMap(({ key, when }) =>
      'months' in when ? [{ key, pieces: monthPieces(when.months) }] : [],
    ),
  };
}

type YearBand = ReturnType<typeof yearChart>['bands'][number];

const overlap = (one: YearBand, other: YearBand) =>
  one.pieces.some(([start, end]) => other.pieces.some(([from, to]) => start < to && from < end));

/** As few rows as the bands need so that none lies on another. */
export function bandRows(bands: readonly YearBand[]): YearBand[][] {
  const rows: YearBand[][] = [];
  for (const band of bands) {
    const row = rows.find((row) => !row.some((other) => overlap(band, other)));
    if (row) row.push(band);
    else rows.push([band]);
  }
  return rows;
}
