import { bareTime, partOfDay } from '@/content/clock';
import type { Month } from '@/content/temples/types';
import { addDays } from '@/lib/india-time';
import { fill } from '@/lib/text';
import type { DayAnswer } from './day-answer';
import type { DayGuide, DoorMinutes, EventDays, NextDoors } from './types';

/** Formats times, days and hours with the words of a language. Times are minutes since midnight, 0 to 1440. */
export function formatterOf(words: DayGuide['speech']) {
  const aboutWords = (text: string, about?: true) => (about ? fill(words.about, { time: text }) : text);

  /** Times as people say them: `6:30 am`, `about 1 pm`, `midnight`. */
  function time(minute: number, about?: true): string {
    const part = partOfDay(words, minute);
    if (!part.includes('{time}')) return aboutWords(part, about);
    return fill(part, { time: aboutWords(bareTime(minute), about) });
  }

  /** `about 6:30 or 7 am`, `9 pm and midnight`: names the part of the day once if both share it. */
  function times(first: number, last: number, joined: string, about?: true): string {
    const part = partOfDay(words, first);
    if (part !== partOfDay(words, last) || !part.includes('{time}'))
      return fill(joined, { first: time(first, about), last: time(last) });
    const both = fill(joined, { first: bareTime(first), last: bareTime(last) });
    return fill(part, { time: aboutWords(both, about) });
  }

  const monthName = (month: number) => words.months[month - 1] ?? '';

  /** `5 July 2027` for a date; `5 July` for a day of every year; `July 2027` or `2027` if no more is known. */
  function day(date: string): string {
    const parts = date.split('-');
    if (date.length === 4) return date;
    const [year = '', month, last] = date.length === 5 ? ['', ...parts] : parts;
    const values = { day: Number(last), month: monthName(Number(month)), year };
    return fill(!last ? words.monthOfYear : year ? words.dayOfYear : words.day, values);
  }

  const range = (from: string | number, through: string) => fill(words.range, { from, through });

  /** `11 to 13 June 2027`, `16 December 2026 to 14 January 2027`. */
  function days(from: string, through: string): string {
    if (from === through) return day(from);
    if (from.slice(0, -3) === through.slice(0, -3)) return range(Number(from.slice(-2)), day(through));
    const sameYear = from.length > 5 && from.slice(0, 4) === through.slice(0, 4);
    return range(day(sameYear ? from.slice(5) : from), day(through));
  }

  const opening = (sure: number, earliest?: number, about?: true) =>
    earliest === undefined ? time(sure, about) : times(earliest, sure, words.or, about);

  /** `July to September`. */
  function months(held: readonly Month[]): string {
    const [first = '', last = ''] = [held[0], held.at(-1)].map((month) => monthName(month ?? 1));
    return first === last ? first : range(first, last);
  }

  /** `18 or 19 June 2027`, `between 25 and 27 July 2027`: one day of these. */
  function oneDayOf(from: string, through: string): string {
    const sameMonth = from.slice(0, -3) === through.slice(0, -3);
    const first = sameMonth ? String(Number(from.slice(-2))) : day(from.slice(5));
    const two = addDays(from, 1) === through;
    const both = fill(two ? words.or : words.and, { first, last: day(through) });
    return two ? both : fill(words.between, { times: both });
  }

  /** When an event is held. */
  const held = ({ oneOf, from, through }: EventDays): string => (oneOf ? oneDayOf : days)(from, through);

  /** `about 6:30 or 7 am to 1 pm`, `5 am to 9 pm, perhaps midnight`. */
  function doors({ opens, closes, opensFrom, closesBy, about }: DoorMinutes): string {
    const from = opening(opens, opensFrom, about);
    if (closes === 1440) return fill(words.allNight, { from });
    const through = closesBy === undefined ? time(closes) : times(closes, closesBy, words.perhaps);
    return fill(opens === 0 ? words.sinceNight : words.doors, {
      from: from.replaceAll(new RegExp(`\\s${words.clockUnit}`, 'g'), ''),
      through,
    });
  }

  return {
    time,
    day,
    weekday: (date: string) => words.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '',
    months,
    held,
    /** `5 July 2027 (expected)`. */
    eventDays: (event: EventDays & { expected?: true }) =>
      held(event) + (event.expected ? ` (${words.expected})` : ''),
    doors,
    /** All doors of a day; empty when there are none. */
    allDoors: (all: readonly DoorMinutes[]) => all.map(doors).join(words.nextDoor),
    /** Until when the state lasts, as said on `today`. */
    till({ day: on, minute, earliest, about }: NextDoors, today: string) {
      const text = words.till[on === today ? 'today' : on === addDays(today, 1) ? 'tomorrow' : 'later'];
      return fill(text, { time: opening(minute, earliest, about), day: day(on) });
    },
    /** `Krishna Paksha Dwitiya` for the 17th of 30, counted from the new moon. */
    tithi(tithi: number): string {
      const name = words.tithis[tithi === 30 ? 15 : (tithi - 1) % 15] ?? '';
      // A full or new moon needs no half: a month has one of each.
      return fill(words.tithi, { name: tithi % 15 ? `${words.halves[tithi > 15 ? 1 : 0]} ${name}` : name });
    },
    checked: (date: string) => fill(words.checked, { day: day(date) }),
  };
}

export type Formatter = ReturnType<typeof formatterOf>;

/** A day in a few words: its headline, or the usual state if it is too far ahead to know. */
export function headlineOf(
  { why, usually }: Pick<DayAnswer, 'why' | 'usually'>,
  { words, speech }: Pick<DayGuide, 'words' | 'speech'>,
) {
  if (why === 'beyond' && usually) return speech.usualState[usually];
  return (words.days[why] ?? words.beyond).headline;
}

/** A part of the year, such as `Take care: landslides, July and August`; empty without a key. */
export const bandOf = (key: string | undefined, { year }: DayGuide['words']): string =>
  key && year[key] ? `${year[key].name}: ${year[key].text}` : '';

export const textOf = ({ why }: Pick<DayAnswer, 'why'>, { days, beyond }: DayGuide['words']): string =>
  (days[why] ?? beyond).text;
