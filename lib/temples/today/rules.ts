import type { Day, DayRange, YearRange } from '@/content/temples/guide-types';
import { addDays, indianDay, indianMinute, instantOf } from '@/lib/india-time';
import {
  type DayAnswer,
  type DayEvent,
  type DayFacts,
  type DoorMinutes,
  doorMinutes,
  type NextDoors,
  type Span,
  type State,
  type TodayAnswer,
} from './data';

/** Whether a day lies in a range of days, or of days of every year. */
export function holds(day: Day, { from, through }: DayRange | YearRange): boolean {
  const known = day.slice(-from.length);
  return from <= through ? from <= known && known <= through : known >= from || known <= through;
}

/** What is known of a day: an exception, or else its season; nothing before the first and after the last day. */
export function spanOn({ season, exceptions }: DayFacts, day: Day): Span | undefined {
  const usual = season.find((span) => holds(day, span));
  return exceptions.find((span) => holds(day, span)) ?? (usual && { ...usual, usual: true });
}

/** The doors of a day, none on closed days. */
export function doorsOn(facts: DayFacts, day: Day): readonly DoorMinutes[] {
  const hours = spanOn(facts, day)?.hours;
  return facts.hours.find(({ key }) => key === hours)?.doors.map(doorMinutes) ?? [];
}

/** The events that one may travel for: those with a date first, in the order in which they end. */
export function eventsOf({ events }: DayFacts): DayEvent[] {
  const ending = (event: DayEvent) => ('through' in event ? event.through + event.from : 'no date');
  return events
    .filter(({ kind }) => kind !== 'closure')
    .map(({ key, when, expected }): DayEvent => ({ key, ...when, ...(expected && { expected }) }))
    .sort((one, other) => (ending(one) < ending(other) ? -1 : 1));
}

/** Whether an event falls on a day, or in its month when only that is known. */
export const isRunning = (event: DayEvent, day: Day): boolean =>
  'months' in event ? event.months.some((month) => month === Number(day.slice(5, 7))) : holds(day, event);

/** What is known for a day, whatever the time. */
export function dayAnswer(facts: DayFacts, day: Day): DayAnswer {
  const span = spanOn(facts, day);
  const notKnown = !span || span.is === 'not-known';
  const usually =
    !span || (notKnown && span.usual) ? facts.usually.find((range) => holds(day, range))?.is : undefined;
  const seats = facts.seats?.map(({ key }) => key) ?? [];
  const action = facts.actions.find((range) => holds(day, range));
  return {
    day,
    why: span?.key ?? 'beyond',
    expected: span?.expected === true,
    usually,
    doors: doorsOn(facts, day),
    warning: facts.warnings.find((range) => holds(day, range))?.key,
    action: action && { key: action.key, contact: action.contact },
    seats: span?.is === 'winter' || (notKnown && usually !== 'open') ? seats : [],
    checked: span?.evidence.checked ?? facts.checked,
  };
}

// In minutes.
export const SOON = 60;
export const WHOLE_DAY = 1440;

const isOpenDay = (facts: DayFacts, day: Day) => spanOn(facts, day)?.is === 'open';

function nextOpening(facts: DayFacts, today: Day, minute: number): NextDoors | undefined {
  for (let day = today; ; day = addDays(day, 1)) {
    const span = spanOn(facts, day);
    if (!span || span.is === 'not-known') return undefined;
    const doors = doorsOn(facts, day).find(({ opens }) => day > today || opens > minute);
    if (doors) {
      const { opens: minute, opensFrom: earliest, about } = doors;
      return { kind: 'opens', at: instantOf(day, minute), day, minute, earliest, about };
    }
  }
}

// Doors that are open at midnight stay open into the next day.
function nextClosing(facts: DayFacts, day: Day, doors: DoorMinutes): NextDoors {
  const tomorrow = addDays(day, 1);
  const [first] = doorsOn(facts, tomorrow);
  if (doors.closes === WHOLE_DAY && first?.opens === 0 && isOpenDay(facts, tomorrow))
    return nextClosing(facts, tomorrow, first);
  const { closes: minute, closesBy: latest, about } = doors;
  return { kind: 'closes', at: instantOf(day, minute), day, minute, latest, about };
}

function stateOf(facts: DayFacts, day: Day, minute: number, span: Span | undefined): [State, NextDoors?] {
  if (!span || span.is === 'not-known') return ['not-known'];
  const soon = (next: NextDoors, sure: number) =>
    next.at.getTime() - instantOf(day, minute).getTime() <= sure;
  const doors = doorsOn(facts, day);
  const now = doors.find(({ opens, closes }) => opens <= minute && minute < closes);
  if (now) {
    const closing = nextClosing(facts, day, now);
    return [soon(closing, SOON * 60_000) ? 'closing-soon' : 'open', closing];
  }
  const opening = nextOpening(facts, day, minute);
  // Sources differ on the closing time: the doors may be open still.
  if (doors.some(({ closes, closesBy = closes }) => closes <= minute && minute < closesBy))
    return ['not-known', opening];
  const margin = opening ? opening.minute - (opening.earliest ?? opening.minute) : 0;
  if (opening && soon(opening, (SOON + margin) * 60_000)) return ['opening-soon', opening];
  return [span.is === 'winter' ? 'season-closed' : 'closed', opening];
}

const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

const WEEK = 7 * 86_400_000;

const lasts = (event: DayEvent) =>
  'through' in event ? Date.parse(event.through) - Date.parse(event.from) : Number.POSITIVE_INFINITY;

/** Whether an event of a few days is certain to be held on this one, which is not only one of several in which it falls. */
const isHeld = (event: DayEvent, day: Day): boolean =>
  'through' in event && !event.oneOf && lasts(event) < WEEK && holds(day, event);

const heldOn = (facts: DayFacts, day: Day): DayEvent | undefined =>
  eventsOf(facts)
    .filter((event) => isHeld(event, day))
    .sort((one, other) => lasts(one) - lasts(other))[0];

// An event of which only the months are known comes first when it begins in an earlier month than the next date.
function nextEvent(facts: DayFacts, day: Day): DayEvent | undefined {
  let wait = Number.POSITIVE_INFINITY;
  let next: DayEvent | undefined;
  for (const event of eventsOf(facts)) {
    if (('through' in event && event.through < day) || isHeld(event, day)) continue;
    const months =
      'months' in event
        ? Math.min(...event.months.map((month) => (month - Number(day.slice(5, 7)) + 12) % 12))
        : monthOf(event.from) - monthOf(day);
    if (next && ('through' in event || months >= wait)) continue;
    [next, wait] = [event, months];
  }
  return next;
}

/**
 * What a pilgrim asks first, at this instant. Everything is worked out in Indian time, whatever the clock of the device is
 * set to.
 */
export function today(facts: DayFacts, at: Date): TodayAnswer {
  const day = indianDay(at);
  const span = spanOn(facts, day);
  const [state, next] = stateOf(facts, day, indianMinute(at), span);
  const event = nextEvent(facts, day);
  return {
    ...dayAnswer(facts, day),
    state,
    next,
    held: heldOn(facts, day),
    event: event && { ...event, running: isRunning(event, day) },
    stale: !span || day > span.checkBy,
  };
}
