import type { BringItem, Dated, Day, Month } from '@/content/temples/guide-types';
import { addDays } from '@/lib/india-time';
import type { DayAnswer, EventData, SpanData, TodayData } from '../today/data';
import { dayAnswer, holds, isRunning, spanOn } from '../today/rules';

/** What the browser needs of a temple to plan a day, as JSON; `planPage` makes it. */
export type PlanData = TodayData & {
  bring: readonly { item: BringItem; months?: readonly Month[] }[];
  crowds: readonly Dated[];
  asks: readonly Dated[];
  year: readonly Dated[];
};

/** What a pilgrim wants to know about a day of travel. */
export type Plan = DayAnswer & {
  is: SpanData['is'];
  /** Bands of the year in which the day lies. */
  season: readonly string[];
  /** Events within a week of the day, and those without a date when the day is in one of their months. */
  events: readonly EventData[];
  /** Other days within a week on which darshan stops, or of which nothing is known. */
  closures: readonly SpanData[];
  crowds: readonly string[];
  bring: readonly BringItem[];
  asks: readonly string[];
};

const NEAR = 7;

/** The sheet for a chosen day, `2027-07-05`. */
export function planFor(data: PlanData, day: Day): Plan {
  const span = spanOn(data, day);
  const month = Number(day.slice(5, 7));
  const [first, last] = [addDays(day, -NEAR), addDays(day, NEAR)];
  const isNear = ({ from, through }: { from: Day; through: Day }) => from <= last && through >= first;
  const keysOn = (list: PlanData['asks']) => list.filter((range) => holds(day, range)).map(({ key }) => key);
  return {
    ...dayAnswer(data, day),
    is: span?.is ?? 'not-known',
    season: keysOn(data.year),
    events: data.events.filter((event) => ('months' in event ? isRunning(event, day) : isNear(event))),
    closures: data.spans.filter((other) => other !== span && other.is !== 'open' && isNear(other)),
    crowds: keysOn(data.crowds),
    bring: data.bring
      .filter(({ months }) => !months || months.some((held) => held === month))
      .map(({ item }) => item),
    asks: keysOn(data.asks),
  };
}
