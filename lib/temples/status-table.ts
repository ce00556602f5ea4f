import type { Temple } from '@/content/temples/types';
import { addDays, instantOf } from '@/lib/india-time';
import type { Statuses, StatusRows } from './statuses';
import { type TodayData, type TodayPage, todayPage } from './today/data';
import { type TodayLines, todayLines } from './today/fill-in';
import { doorsOn, today } from './today/rules';

const WHOLE_DAY = 1440;
const SOON = 60;
// By then the facts have been looked through again.
const DAYS = 320;

/** The minutes at which the state may change: around the doors of a day, and of the next when they open at midnight. */
function turns(data: TodayData, day: string): number[] {
  const of = (on: string, offset: number) =>
    doorsOn(data, on).flatMap(({ opens, closes, opensFrom = opens, closesBy = closes }) =>
      [opensFrom - SOON, opens - SOON, opens, closes - SOON, closes, closesBy].map((turn) => turn + offset),
    );
  const minutes = [0, ...of(day, 0), ...of(addDays(day, 1), WHOLE_DAY)];
  return [...new Set(minutes)].filter((turn) => turn >= 0 && turn < WHOLE_DAY).sort((a, b) => a - b);
}

/** Rows whose successor says the same are left out: the successor reaches further. */
const merged = <Row extends readonly [unknown, ...unknown[]]>(rows: readonly Row[]): Row[] =>
  rows.filter((row, index) => {
    const next = rows[index + 1];
    return !next || JSON.stringify(row.slice(1)) !== JSON.stringify(next.slice(1));
  });

/** Beside 'Open now' stands until when. */
export const stateLine = ({ kind, state, next }: Pick<TodayLines, 'kind' | 'state' | 'next'>): string =>
  kind === 'open' && next ? `${state}, ${next.charAt(0).toLowerCase()}${next.slice(1)}` : state;

function rowsOf(page: TodayPage, textOf: (text: string) => number): StatusRows {
  const { data } = page;
  const dates = Array.from({ length: DAYS }, (_, index) => addDays(data.checked, index));
  const days = dates.map((day) => {
    const starts = turns(data, day);
    const told = (minute: number) => textOf(stateLine(todayLines(page, instantOf(day, minute))));
    const states = starts.map((minute, index) => [starts[index + 1] ?? WHOLE_DAY, told(minute)] as const);
    const noon = instantOf(day, WHOLE_DAY / 2);
    const note = today(data, noon).stale ? todayLines(page, noon).checked : '';
    return [day, merged(states), textOf(note)] as const;
  });
  const events = dates.map((day) => {
    const { held, event } = todayLines(page, instantOf(day, 0));
    return [day, textOf(held || event)] as const;
  });
  return { days: merged(days), events: merged(events) };
}

/** Today's state and next event of several temples for the days that the facts tell of, worked out ahead: browsers only look them up. */
export function statusTable(temples: readonly Temple[]): Statuses {
  const texts = [''];
  const textOf = (text: string) => {
    if (!texts.includes(text)) texts.push(text);
    return texts.indexOf(text);
  };
  return { texts, temples: temples.map(({ guide }) => rowsOf(todayPage(guide), textOf)) };
}
