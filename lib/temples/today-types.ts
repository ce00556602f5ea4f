import type { BringItem, DatedEvent, Day, DayRange, Month, YearRange } from '@/content/temples/guide/types';

/** Doors in minutes since midnight, 0 to 1440. `opensFrom` and `closesBy` tell how far sources differ. */
export type DoorMinutes = {
  opens: number;
  closes: number;
  opensFrom?: number;
  closesBy?: number;
  about?: true;
  pauses?: true;
};

/** A stretch of days with one answer. `usual`: what past years lead one to expect may be added. */
export type SpanData = DayRange & {
  key: string;
  is: 'open' | 'closed' | 'winter' | 'not-known';
  hours?: string;
  expected?: true;
  usual?: true;
  checked: Day;
  checkBy: Day;
};

export type EventData = { key: string; expected?: true } & (DatedEvent | { months: readonly Month[] });

type Dated = { key: string } & (DayRange | YearRange);

/** What the browser needs of a temple, as JSON; `todayData` makes it. */
export type TodayData = {
  checked: Day;
  hours: Readonly<Record<string, readonly DoorMinutes[]>>;
  /** In order, unbroken and without overlap. */
  spans: readonly SpanData[];
  usually: readonly (YearRange & { is: 'open' | 'closed' })[];
  /** Those with a date first, in the order in which they end. */
  events: readonly EventData[];
  warnings: readonly Dated[];
  actions: readonly (Dated & { contact: string })[];
  seats: readonly string[];
};

/** With what the planner needs besides. */
export type PlanData = TodayData & {
  bring: readonly { item: BringItem; months?: readonly Month[] }[];
  crowds: readonly Dated[];
  asks: readonly Dated[];
  year: readonly Dated[];
};

export type State = 'open' | 'closed' | 'opening-soon' | 'closing-soon' | 'season-closed' | 'not-known';

/** The next time that the doors open or close. `minute` may have a margin: from `earliest`, or until `latest`. */
export type NextDoors = {
  kind: 'opens' | 'closes';
  at: Date;
  day: Day;
  minute: number;
  earliest?: number;
  latest?: number;
  about?: true;
};

/** What holds for a whole day. The strings are keys of the guide's words. */
export type DayAnswer = {
  /** The Indian day. */
  day: Day;
  /** Key of the day's words; `beyond` after the last day that is known. */
  why: string;
  /** The day is reckoned, or its hours are those of an earlier year. */
  expected: boolean;
  /** What past years lead one to expect, when nothing better is known. */
  usually?: 'open' | 'closed';
  /** Key of the hours' words, and the hours. On days not known: those that hold if the temple is open. */
  hours?: string;
  doors: readonly DoorMinutes[];
  warning?: string;
  /** The one official step to take, with the key of its contact. */
  action?: { key: string; contact: string };
  /** Winter seats, where worship goes on while the temple is closed, or may be. */
  seats: readonly string[];
  checked: Day;
};

export type Today = DayAnswer & {
  state: State;
  next?: NextDoors;
  event?: EventData & { running: boolean };
  /** The entry is past the day on which it wanted checking. */
  stale: boolean;
};
