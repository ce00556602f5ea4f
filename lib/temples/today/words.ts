import type { Month } from '@/content/temples/guide/types';
import { fill } from '@/lib/text';
import type { DayAnswer, DoorMinutes, EventData, NextDoors, TodayWords } from './data';

type SpeechWords = TodayWords['speech'];

/** How a language tells times, days and hours, from its words. Times are minutes since midnight, 0 to 1440. */
export function speechOf(words: SpeechWords) {
  /** `6:30 am`, `1 pm`, `midnight`: as people say it. */
  function time(minute: number): string {
    if (minute % 1440 === 0) return words.midnight;
    if (minute === 720) return words.noon;
    const hour = Math.floor(minute / 60);
    const rest = minute % 60 ? `:${String(minute % 60).padStart(2, '0')}` : '';
    const part = words.clock.find(({ until }) => hour < Number(until));
    return fill(part?.text ?? '{time}', { time: `${hour % 12 || 12}${rest}` });
  }

  const monthName = (month: number) => words.months[month - 1] ?? '';

  /** `5 July 2027` for a date; `5 July` for a day of every year; `July 2027` or `2027` when no more is known. */
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

  const opening = (sure: number, earliest?: number) =>
    earliest === undefined ? time(sure) : fill(words.opensOr, { earliest: time(earliest), sure: time(sure) });

  return {
    time,
    day,
    days,
    weekday: (date: string) => words.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '',
    months(held: readonly Month[]): string {
      const [first = '', last = ''] = [held[0], held.at(-1)].map((month) => monthName(month ?? 1));
      return first === last ? first : range(first, last);
    },
    /** `about 6:30 or 7 am to 1 pm`. */
    doors({ opens, closes, opensFrom, closesBy, about }: DoorMinutes): string {
      const through =
        closesBy === undefined
          ? time(closes)
          : fill(words.closesBetween, { sure: time(closes), latest: time(closesBy) });
      return fill(about ? words.doorsAbout : words.doors, { from: opening(opens, opensFrom), through });
    },
    /** The next opening or closing, told on `today`; `tomorrow` is the day after it. */
    next(
      { kind, day: on, minute, earliest, latest, about }: Omit<NextDoors, 'at'>,
      today: string,
      tomorrow: string,
    ) {
      const texts = words.next[kind];
      const at =
        latest === undefined
          ? fill(about ? words.atAbout : words.at, { time: opening(minute, earliest) })
          : fill(words.between, { sure: time(minute), latest: time(latest) });
      const text = on === today ? texts.today : on === tomorrow ? texts.tomorrow : texts.later;
      return fill(text, { at, day: day(on) });
    },
    checked: (date: string) => fill(words.checked, { day: day(date) }),
  };
}

export type Speech = ReturnType<typeof speechOf>;

/** When an event is: `5 July 2027 (expected)`. */
export function eventDays(event: EventData, speech: SpeechWords, say: Speech): string {
  const when = 'months' in event ? say.months(event.months) : say.days(event.from, event.through);
  return when + (event.expected ? ` (${speech.expected})` : '');
}

/** All doors of a day, filled into `text`; empty when there are none. */
export function doorsLine({ doors }: DayAnswer, text: string, speech: SpeechWords, say: Speech): string {
  if (doors.length === 0) return '';
  const pauses = doors.some((door) => door.pauses) ? `, ${speech.pauses}` : '';
  return fill(text, { doors: doors.map(say.doors).join(', ') + pauses });
}
