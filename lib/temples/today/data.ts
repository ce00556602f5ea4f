import { clockMinutes } from '@/content/clock';
import type { Words } from '@/content/holyheaven/words';
import type {
  DatedEvent,
  Day,
  DaySpan,
  Doors,
  GuideEvent,
  GuideFacts,
  GuideWords,
  Month,
} from '@/content/temples/guide-types';

/** The facts that tell about a day, and the words that they may need. A planner's page carries both as JSON. */
export type DayFacts = Pick<
  GuideFacts,
  | ('checked' | 'hours' | 'season' | 'exceptions' | 'usually' | 'events')
  | ('warnings' | 'actions' | 'contacts' | 'seats')
>;
export type DayWords = Pick<GuideWords, 'days' | 'beyond' | 'events' | 'warnings' | 'actions' | 'seats'>;
export type DayGuide = { facts: DayFacts; words: DayWords; speech: Words['speech'] };

/** Doors in minutes since midnight, 0 to 1440. `opensFrom` and `closesBy` tell how far sources differ. */
export type DoorMinutes = Pick<Doors, 'about' | 'pauses'> &
  Record<'opens' | 'closes', number> &
  Partial<Record<'opensFrom' | 'closesBy', number>>;

export const doorMinutes = ({ opens, closes, opensFrom, closesBy, ...rest }: Doors): DoorMinutes => ({
  opens: clockMinutes(opens),
  closes: clockMinutes(closes),
  ...(opensFrom && { opensFrom: clockMinutes(opensFrom) }),
  ...(closesBy && { closesBy: clockMinutes(closesBy) }),
  ...rest,
});

/** A stretch of days with one answer. `usual`: no exception, so what past years lead one to expect may be added. */
export type Span = DaySpan & { usual?: true };

/** A date, or only the months in one of which it falls. */
export type EventDays = DatedEvent | { months: readonly Month[] };

export type DayEvent = Pick<GuideEvent, 'key' | 'expected'> & EventDays;

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
  /** On days not known: the doors that hold if the temple is open. */
  doors: readonly DoorMinutes[];
  warning?: string;
  /** The one official step to take, with the key of its contact. */
  action?: { key: string; contact: string };
  /** Winter seats, where worship goes on while the temple is closed, or may be. */
  seats: readonly string[];
  checked: Day;
};

export type TodayAnswer = DayAnswer & {
  state: State;
  next?: NextDoors;
  /** What is held on this very day, the shortest if there are several. */
  held?: DayEvent;
  /** What comes next. */
  event?: DayEvent & { running: boolean };
  /** The entry is past the day on which it wanted checking. */
  stale: boolean;
};
