import type { Clock, DaySpan, Doors, GuideFacts } from '@/content/temples/guide/types';
import { addDays } from '@/lib/india-time';
import type { DoorMinutes, EventData, PlanData, SpanData, TodayData } from './today-types';

/** Minutes since midnight. */
export const clockMinutes = (time: Clock) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Doors as minutes since midnight. */
export const doorMinutes = ({ opens, closes, opensFrom, closesBy, ...rest }: Doors): DoorMinutes => ({
  opens: clockMinutes(opens),
  closes: clockMinutes(closes),
  ...(opensFrom && { opensFrom: clockMinutes(opensFrom) }),
  ...(closesBy && { closesBy: clockMinutes(closesBy) }),
  ...rest,
});

const spanData = ({ evidence, ...span }: DaySpan): SpanData => ({ ...span, checked: evidence.checked });

/** The season with the exceptions cut into it. */
function cutSpans(season: readonly DaySpan[], exceptions: readonly DaySpan[]): SpanData[] {
  return season.flatMap((span) => {
    const pieces: SpanData[] = [];
    let { from } = span;
    const regular = (through: string) => {
      if (from <= through) pieces.push({ ...spanData(span), usual: true, from, through });
    };
    for (const exception of exceptions) {
      if (exception.through < span.from || exception.from > span.through) continue;
      regular(addDays(exception.from, -1));
      const through = exception.through < span.through ? exception.through : span.through;
      pieces.push({ ...spanData(exception), from: exception.from > from ? exception.from : from, through });
      from = addDays(through, 1);
    }
    regular(span.through);
    return pieces;
  });
}

const ending = (event: EventData) => ('through' in event ? event.through + event.from : 'no date');

/** What `today` needs of a temple's facts, as JSON for the browser. */
export function todayData(facts: GuideFacts): TodayData {
  const events = facts.events
    .filter(({ kind }) => kind !== 'closure')
    .map(({ key, when, expected }): EventData => ({ key, ...when, ...(expected && { expected }) }));
  return {
    checked: facts.checked,
    hours: Object.fromEntries(facts.hours.map(({ key, doors }) => [key, doors.map(doorMinutes)])),
    spans: cutSpans(facts.season, facts.exceptions),
    usually: facts.usually,
    events: events.sort((a, b) => (ending(a) < ending(b) ? -1 : 1)),
    warnings: facts.warnings.map(({ evidence, ...warning }) => warning),
    actions: facts.actions,
    seats: (facts.seats ?? []).map(({ key }) => key),
  };
}

/** What `planFor` needs of a temple's facts, as JSON for the browser. */
export function planData(facts: GuideFacts): PlanData {
  const { bring, crowds, asks } = facts;
  const year = facts.year.map(({ key, from, through }) => ({ key, from, through }));
  return { ...todayData(facts), bring, crowds, asks, year };
}
