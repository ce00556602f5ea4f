import { holds } from '@/content/temples/holds';
import type { Day, DaySpan, GuideEvent, GuideFacts } from '@/content/temples/types';
import { addDays, indianDay, indianMinute } from '@/lib/india-time';
import { type DoorMinutes, doorMinutes, type NextDoors, type State } from './types';

/** What is known about a day: an exception, otherwise its season. Undefined outside the known days. */
export const spanOn = ({ season, exceptions }: GuideFacts, day: Day): DaySpan | undefined =>
  [...exceptions, ...season].find((span) => holds(day, span));

/** A day's opening hours; none on closed days. */
export function doorsOn(facts: GuideFacts, day: Day): readonly DoorMinutes[] {
  const hours = spanOn(facts, day)?.hours;
  return facts.hours.find(({ key }) => key === hours)?.doors.map(doorMinutes) ?? [];
}

/** The events that are current or to come on a day, in order of their start. */
export const datesFrom = ({ events }: Pick<GuideFacts, 'events'>, day: Day): GuideEvent[] =>
  events
    .filter(({ when }) => when.through >= day)
    .sort((one, other) => one.when.from.localeCompare(other.when.from));

/** What is known about a whole day. The texts are keys of the guide's words. */
export function dayAnswer(facts: GuideFacts, day: Day) {
  const span = spanOn(facts, day);
  const usually = span ? undefined : facts.usually.find((range) => holds(day, range))?.is;
  const danger = facts.year.find((band) => band.kind === 'care' && holds(day, band));
  // Too far ahead to know, assume the usual hours.
  const hours =
    span || usually === 'closed' ? facts.hours.find(({ key }) => key === span?.hours) : facts.hours[0];
  return {
    day,
    is: span?.is ?? 'not-known',
    why: span?.key ?? 'beyond',
    /** The season applies, without an exception. */
    usual: facts.season.some((usual) => usual === span),
    /** The day is calculated, or its hours are from an earlier year. */
    expected: span?.expected === true,
    unlikely: span?.unlikely === true,
    /** Beyond the known days: what past years suggest. */
    usually,
    /** On days that are not known, the hours if the temple is open. */
    hours: hours?.key,
    doors: hours?.doors.map(doorMinutes) ?? [],
    /** Probably open, in a season that needs care. */
    care: (span?.is ?? usually) === 'open' ? danger?.key : undefined,
    warning: facts.warnings.find((range) => holds(day, range))?.key,
    /** The entry's next check is due before this day. */
    stale: !span || day > span.checkBy,
  };
}

export type DayAnswer = ReturnType<typeof dayAnswer>;

export const WHOLE_DAY = 1440;

function nextOpening(facts: GuideFacts, today: Day, minute: number): NextDoors | undefined {
  for (let day = today; ; day = addDays(day, 1)) {
    const span = spanOn(facts, day);
    if (!span || span.is === 'not-known') return undefined;
    const doors = doorsOn(facts, day).find(({ opens }) => day > today || opens > minute);
    if (doors) {
      const { opens: minute, opensFrom: earliest, about } = doors;
      return { day, minute, earliest, about };
    }
  }
}

// Doors that are open at midnight stay open into the next day.
function nextClosing(facts: GuideFacts, day: Day, { closes: minute, about }: DoorMinutes): NextDoors {
  const tomorrow = addDays(day, 1);
  const [first] = doorsOn(facts, tomorrow);
  if (minute === WHOLE_DAY && first?.opens === 0 && spanOn(facts, tomorrow)?.is === 'open')
    return nextClosing(facts, tomorrow, first);
  return { day, minute, about };
}

function stateOf(facts: GuideFacts, day: Day, minute: number): [State, NextDoors?] {
  const { is, usually = 'not-known', doors } = dayAnswer(facts, day);
  if (is === 'not-known') return [usually === 'open' ? 'perhaps-open' : usually];
  const now = doors.find(({ opens, closes }) => opens <= minute && minute < closes);
  const pause = now?.pauses?.find(({ through }) => minute < through);
  if (pause && minute < pause.from)
    return ['open', { day, minute: pause.from, about: now?.about, isPause: true }];
  if (pause) return ['paused', { day, minute: pause.through, about: now?.about }];
  if (now) return ['open', nextClosing(facts, day, now)];
  // Sources differ on the closing time, so the doors may still be open.
  if (doors.some(({ closes, closesBy = closes }) => closes <= minute && minute < closesBy))
    return ['perhaps-open'];
  return ['closed', nextOpening(facts, day, minute)];
}

/** What a pilgrim asks first, at this instant. All times are India's, whatever the device's time zone. */
export function today(facts: GuideFacts, at: Date) {
  const day = indianDay(at);
  const [state, next] = stateOf(facts, day, indianMinute(at));
  const [event] = datesFrom(facts, day).filter(({ when }) => when.from >= day);
  return {
    ...dayAnswer(facts, day),
    state,
    next,
    /** The next event that the guide lists, of any kind. */
    event: event && { key: event.key, ...event.when, expected: event.expected },
  };
}

export type TodayAnswer = ReturnType<typeof today>;
