import { holds } from '@/content/temples/holds';
import type { Dated, Day, DayRange, GuideFacts } from '@/content/temples/types';
import { addDays } from '@/lib/india-time';
import { dayAnswer, spanOn } from '../today/day-answer';
import type { DayFacts } from '../today/types';

/** What the browser needs of a temple to plan a day, as JSON. */
type PlanFacts = DayFacts & Pick<GuideFacts, 'bring' | 'crowds' | 'asks' | 'year' | 'rupeesEach'>;

const NEAR = 7;

/** What a pilgrim wants to know about a day of travel, `2027-07-05`. */
export function planFor(facts: PlanFacts, day: Day) {
  const answer = dayAnswer(facts, day);
  const month = Number(day.slice(5, 7));
  // Who meets closed doors wants to know what comes next.
  const shut = answer.is === 'closed' || answer.is === 'winter' ? spanOn(facts, day) : undefined;
  const weekAfter = (last: Day) => (range: DayRange) =>
    range.from <= addDays(last, NEAR) && range.through >= day;
  const [isNear, isNext] = [weekAfter(day), weekAfter(shut?.through ?? day)];
  const events = facts.events
    .filter(
      ({ kind, when }) =>
        kind !== 'closure' && ('months' in when ? when.months.some((held) => held === month) : isNext(when)),
    )
    .map(({ key, when, expected }) => ({ key, ...when, expected }));
  const dated = events.filter((event) => 'from' in event).map(({ key }) => key);
  const keysOn = (list: readonly Dated[]) => list.filter((range) => holds(day, range)).map(({ key }) => key);
  return {
    ...answer,
    /** Whether pilgrims can come: the doors are open, or were in past years. */
    receives: answer.is === 'open' || (answer.is === 'not-known' && answer.usually === 'open'),
    /** Bands of the year in which the day lies. */
    season: keysOn(facts.year),
    /** Of the day, and of the week after it or after the last day without darshan; without a date, of the day's month. */
    events,
    /** Other days of that week on which darshan stops, or of which nothing is known. */
    closures: [...facts.season, ...facts.exceptions]
      .filter(
        ({ key, is, ...days }) => key !== answer.why && !dated.includes(key) && is !== 'open' && isNear(days),
      )
      .sort((one, other) => one.from.localeCompare(other.from)),
    crowds: keysOn(facts.crowds),
    bring: facts.bring
      .filter(({ months }) => !months || months.some((held) => held === month))
      .map(({ item }) => item),
    asks: keysOn(facts.asks),
  };
}

export type Plan = ReturnType<typeof planFor>;
