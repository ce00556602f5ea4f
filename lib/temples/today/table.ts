import { Body, Observer, PairLongitude, SearchRiseSet } from 'astronomy-engine';
import { cache } from 'react';
import { wordsIn } from '@/content/holyheaven/words';
import type { Day, Guide, GuideFacts, Temple } from '@/content/temples/types';
import { addDays, instantOf } from '@/lib/india-time';
import { fill } from '@/lib/text';
import { shareLines } from '../share-text';
import type { Answer } from './answer';
import { doorsOn, WHOLE_DAY } from './day-answer';
import { formatterOf } from './formatter';
import { statusLines, todayLines } from './today-lines';
import type { DayGuide } from './types';

/** Two years, by when the facts will have been checked again. */
export const DAYS = 730;
// Fifteen months from the date of checking: no other fact reaches further.
const TITHI_DAYS = 456;
const TITHIS = 30;

/** The minutes of a day when an answer may change. */
function changes(facts: GuideFacts, day: string): number[] {
  const minutes = doorsOn(facts, day).flatMap(({ opens, closes, closesBy = closes, pauses = [] }) => [
    ...[opens, closes, closesBy],
    ...pauses.flatMap(({ from, through }) => [from, through]),
  ]);
  return [...new Set([0, ...minutes])].filter((time) => time < WHOLE_DAY).sort((a, b) => a - b);
}

/** Leaves out rows whose successor says the same, because the successor reaches further. */
const merged = <Row extends readonly unknown[]>(rows: readonly Row[]): Row[] =>
  rows.filter((row, at) => JSON.stringify(row.slice(1)) !== JSON.stringify(rows[at + 1]?.slice(1)));

/** Numbers distinct values in order of appearance. */
function numbered<Value>() {
  const indices = new Map<string, number>();
  const values: Value[] = [];
  const indexOf = (value: Value): number => {
    const key = JSON.stringify(value);
    const index = indices.get(key) ?? values.push(value) - 1;
    indices.set(key, index);
    return index;
  };
  return { values, indexOf };
}

const HOURLY = ['state', 'verdict', 'reason'];

/** What a page says on each day of two years: a layer for what changes by the hour, and one for what lasts all day. */
function tableOf({ facts, words, language }: Guide, linesAt: (guide: DayGuide, at: Date) => Answer) {
  const guide = { facts, words, speech: wordsIn(language).speech };
  const texts = numbered<string>();
  const all = Object.keys(linesAt(guide, instantOf(facts.checked, 0)));
  const hourly = all.filter((name) => HOURLY.includes(name));
  const daily = all.filter((name) => !HOURLY.includes(name));
  const layer = (names: readonly string[], minutesOf: (day: string) => number[]) => {
    const answers = numbered<number[]>();
    const courses = numbered<(readonly [until: number, answer: number])[]>();
    const days = Array.from({ length: DAYS }, (_, at) => {
      const day = addDays(facts.checked, at);
      const minutes = minutesOf(day);
      const states = minutes.map((minute, i) => {
        const lines = linesAt(guide, instantOf(day, minute));
        const answer = answers.indexOf(names.map((name) => texts.indexOf(lines[name] ?? '')));
        return [minutes[i + 1] ?? WHOLE_DAY, answer] as const;
      });
      return [at, courses.indexOf(merged(states))] as const;
    });
    return {
      names,
      /** For each name, the index of its text. */
      answers: answers.values,
      /** A day's course: the index of each answer and the minute until which it holds, up to 1440. */
      courses: courses.values,
      /** For each run of days with the same course, its last day, counted from `from`, and the index of the course. */
      days: merged(days),
    };
  };
  const layers = [layer(hourly, (day) => changes(facts, day))];
  if (daily.length > 0) layers.push(layer(daily, () => [0]));
  return { from: facts.checked, texts: texts.values, layers };
}

/** The tithi at sunrise, which names the day: 1 to 15 in the bright half of the month, 16 to 30 in the dark. */
export function tithiOn({ latitude, longitude }: Temple['position'], day: Day): number {
  const sunrise = SearchRiseSet(Body.Sun, new Observer(latitude, longitude, 0), 1, instantOf(day, 0), 1);
  if (!sunrise) throw new Error(`no sunrise on ${day} at ${latitude}, ${longitude}`);
  return Math.floor((PairLongitude(Body.Moon, Body.Sun, sunrise) * TITHIS) / 360) + 1;
}

/** What changes every day. */
function calendarOf(temple: Temple) {
  const { speech } = wordsIn(temple.language);
  const format = formatterOf(speech);
  const { checked } = temple.guide.facts;
  const tithis = Array.from({ length: TITHI_DAYS }, (_, at) =>
    tithiOn(temple.position, addDays(checked, at)),
  );
  const [name = '', , ...rest] = shareLines(temple);
  return {
    day: fill(speech.today, { day: speech.dayOfYear }),
    weekdays: speech.weekdays,
    months: speech.months,
    /** The tithi of each day, 1 to 30 as a base-36 digit, and the text of each tithi. */
    tithis: tithis.map((tithi) => tithi.toString(36)).join(''),
    tithiTexts: Array.from({ length: TITHIS }, (_, at) => format.tithi(at + 1)),
    /** How times are written up to an hour of the day; then the words for when an answer was given. */
    clock: speech.clock.map(({ until, text }) => [Number(until), text] as const),
    asOf: speech.asOf,
    /** The WhatsApp message's first line and the lines after the answer. */
    message: [name, ...rest],
  };
}

/** What a page says about today, precomputed: browsers only look it up. */
export type TodayTable = ReturnType<typeof tableOf> & { calendar?: ReturnType<typeof calendarOf> };

export const todayTable = (temple: Temple): TodayTable => ({
  ...tableOf(temple.guide, todayLines),
  calendar: calendarOf(temple),
});

/** One object per page and temple, which React then sends once. */
export const statusTable = cache(({ guide }: Temple): TodayTable => tableOf(guide, statusLines));
