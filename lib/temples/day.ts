import type { Day, DayRange, YearRange } from '@/content/temples/guide/types';
import type { DayAnswer, DoorMinutes, EventData, SpanData, TodayData } from './today-types';

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
  const warning = data.warnings.find((range) => holds(day, range))?.key;
  const action = data.actions.find((range) => holds(day, range));
  return {
    day,
    why: span?.key ?? 'beyond',
    expected: span?.expected === true,
    ...(usually && { usually }),
    ...(span?.hours && { hours: span.hours }),
    doors: doorsOn(data, day),
    ...(warning && { warning }),
    ...(action && { action: { key: action.key, contact: action.contact } }),
    seats: span?.is === 'winter' || (notKnown && usually !== 'open') ? data.seats : [],
    checked: span?.checked ?? data.checked,
  };
}
