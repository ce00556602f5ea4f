import type { Day, DayRange, YearRange } from '@/content/temples/guide-types';
import { addDays, indianDay, indianMinute, instantOf } from '@/lib/india-time';
import type { DayAnswer, DoorMinutes, EventData, NextDoors, SpanData, State, Today, TodayData } from './data';

/** Whether a day lies in a range of days, or of days of every year. */
export function holds(day: Day, { from, through }: DayRange | YearRange): boolean {
  const known = day.slice(-from.length);
  return from <= through ? from <= known && known <= through : known >= from || known <= through;
}

/** What is known of a day; nothing before the first and after the last day. */
export const spanOn = (data: TodayData, day: Day): SpanData | undefined =>
  data.spans.find((span) => holds(day, span));

/** The doors of a day, none on closed days. */
export function doorsOn(data: TodayData, day: Day): readonly DoorMinutes[] {
  const hours = spanOn(data, day)?.hours;
  return (hours && data.hours[hours]) || [];
}

/** Whether an event falls on a day, or in its month when only that is known. */
export const isRunning = (event: EventData, day: Day): boolean =>
  'months' in event ? event.months.some((month) => month === Number(day.slice(5, 7))) : holds(day, event);

/** What is known for a day, whatever the time. */
export function dayAnswer(data: TodayData, day: Day): DayAnswer {
  const span = spanOn(data, day);
  const notKnown = !span || span.is === 'not-known';
  const usually =
    !span || (notKnown && span.usual) ? data.usually.find((range) => holds(day, range))?.is : undefined;
  const action = data.actions.find((range) => holds(day, range));
  return {
    day,
    why: span?.key ?? 'beyond',
    expected: span?.expected === true,
    usually,
    hours: span?.hours,
    doors: doorsOn(data, day),
    warning: data.warnings.find((range) => holds(day, range))?.key,
    action: action && { key: action.key, contact: action.contact },
    seats: span?.is === 'winter' || (notKnown && usually !== 'open') ? data.seats : [],
    checked: span?.checked ?? data.checked,
  };
}

const SOON = 60;
const WHOLE_DAY = 1440;

const isOpenDay = (data: TodayData, day: Day) => spanOn(data, day)?.is === 'open';

function nextOpening(data: TodayData, today: Day, minute: number): NextDoors | undefined {
  for (let day = today; ; day = addDays(day, 1)) {
    const span = spanOn(data, day);
    if (!span || span.is === 'not-known') return undefined;
    const doors = doorsOn(data, day).find(({ opens }) => day > today || opens > minute);
    if (doors) {
      const { opens: minute, opensFrom: earliest, about } = doors;
      return { kind: 'opens', at: instantOf(day, minute), day, minute, earliest, about };
    }
  }
}

// Doors that are open at midnight stay open into the next day.
function nextClosing(data: TodayData, day: Day, doors: DoorMinutes): NextDoors {
  const tomorrow = addDays(day, 1);
  const [first] = doorsOn(data, tomorrow);
  if (doors.closes === WHOLE_DAY && first?.opens === 0 && isOpenDay(data, tomorrow))
    return nextClosing(data, tomorrow, first);
  const { closes: minute, closesBy: latest, about } = doors;
  return { kind: 'closes', at: instantOf(day, minute), day, minute, latest, about };
}

function stateOf(data: TodayData, day: Day, minute: number, span: SpanData | undefined): [State, NextDoors?] {
  if (!span || span.is === 'not-known') return ['not-known'];
  const soon = (next: NextDoors, sure: number) =>
    next.at.getTime() - instantOf(day, minute).getTime() <= sure;
  const doors = doorsOn(data, day);
  const now = doors.find(({ opens, closes }) => opens <= minute && minute < closes);
  if (now) {
    const closing = nextClosing(data, day, now);
    return [soon(closing, SOON * 60_000) ? 'closing-soon' : 'open', closing];
  }
  const opening = nextOpening(data, day, minute);
  // Sources differ on the closing time: the doors may be open still.
  if (doors.some(({ closes, closesBy = closes }) => closes <= minute && minute < closesBy))
    return ['not-known', opening];
  const margin = opening ? opening.minute - (opening.earliest ?? opening.minute) : 0;
  if (opening && soon(opening, (SOON + margin) * 60_000)) return ['opening-soon', opening];
  return [span.is === 'winter' ? 'season-closed' : 'closed', opening];
}

const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

const WEEK = 7 * 86_400_000;

const lasts = (event: EventData) =>
  'through' in event ? Date.parse(event.through) - Date.parse(event.from) : Number.POSITIVE_INFINITY;

/** Whether an event of a few days is certain to be held on this one, which is not only one of several in which it falls. */
const isHeld = (event: EventData, day: Day): boolean =>
  'through' in event && !event.oneOf && lasts(event) < WEEK && holds(day, event);

const heldOn = ({ events }: TodayData, day: Day): EventData | undefined =>
  events.filter((event) => isHeld(event, day)).sort((one, other) => lasts(one) - lasts(other))[0];

// An event of which only the months are known comes first when it begins in an earlier month than the next date.
function nextEvent({ events }: TodayData, day: Day): EventData | undefined {
  let wait = Number.POSITIVE_INFINITY;
  let next: EventData | undefined;
  for (const event of events) {
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
export function today(data: TodayData, at: Date): Today {
  const day = indianDay(at);
  const span = spanOn(data, day);
  const [state, next] = stateOf(data, day, indianMinute(at), span);
  const event = nextEvent(data, day);
  return {
    ...dayAnswer(data, day),
    state,
    next,
    held: heldOn(data, day),
    event: event && { ...event, running: isRunning(event, day) },
    stale: !span || day > span.checkBy,
  };
}
