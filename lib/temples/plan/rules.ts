import type { BringItem, Dated, Day, GuideFacts } from '@/content/temples/guide-types';
import { addDays } from '@/lib/india-time';
import type { DayAnswer, DayEvent, DayFacts, Span } from '../today/data';
import { dayAnswer, eventsOf, holds, isRunning, spanOn } from '../today/rules';

/** What the browser needs of a temple to plan a day, as JSON. */
export type PlanFacts = DayFacts & Pick<GuideFacts, 'bring' | 'crowds' | 'asks' | 'year' | 'rupeesEach'>;

/** What a pilgrim wants to know about a day of travel. */
export type Plan = DayAnswer & {
  is: Span['is'];
  /** Bands of the year in which the day lies. */
  season: readonly string[];
  /** Events within a week of the day, and those without a date when the day is in one of their months. */
  events: readonly DayEvent[];
  /** Other days within a week on which darshan stops, or of which nothing is known. */
  closures: readonly Span[];
  crowds: readonly string[];
  bring: readonly BringItem[];
  asks: readonly string[];
};

const NEAR = 7;

/** The sheet for a chosen day, `2027-07-05`. */
export function planFor(facts: PlanFacts, day: Day): Plan {
  const span = spanOn(facts, day);
  const month = Number(day.slice(5, 7));
  const [first, last] = [addDays(day, -NEAR), addDays(day, NEAR)];
  const isNear = ({ from, through }: { from: Day; through: Day }) => from <= last && through >= first;
  const keysOn = (list: readonly Dated[]) => list.filter((range) => holds(day, range)).map(({ key }) => key);
  return {
    ...dayAnswer(facts, day),
    is: span?.is ?? 'not-known',
    season: keysOn(facts.year),
    events: eventsOf(facts).filter((event) => ('months' in event ? isRunning(event, day) : isNear(event))),
    closures: [...facts.season, ...facts.exceptions]
      .filter((other) => other.key !== span?.key && other.is !== 'open' && isNear(other))
      .sort((one, other) => (one.from < other.from ? -1 : 1)),
    crowds: keysOn(facts.crowds),
    bring: facts.bring
      .filter(({ months }) => !months || months.some((held) => held === month))
      .map(({ item }) => item),
    asks: keysOn(facts.asks),
  };
}
