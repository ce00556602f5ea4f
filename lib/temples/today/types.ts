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
} from '@/content/temples/types';

/** The facts that tell about a day, and the words that they may need. A planner's page carries both as JSON. */
export type DayFacts = Pick<
  GuideFacts,
  'checked' | 'hours' | 'season' | 'exceptions' | 'usually' | 'events' | 'warnings'
>;
export type DayWords = Pick<GuideWords, 'days' | 'beyond' | 'events' | 'warnings'>;
export type DayGuide = { facts: DayFacts; words: DayWords; speech: Words['speech'] };

/** A stretch of a day in minutes since midnight, 0 to 1440. */
type Stretch = { from: number; through: number };

/** Doors in minutes since midnight, 0 to 1440. `opensFrom` and `closesBy` tell how far sources differ. */
export type DoorMinutes = Pick<Doors, 'about'> &
  Record<'opens' | 'closes', number> &
  Partial<Record<'opensFrom' | 'closesBy', number>> & { pauses?: readonly Stretch[] };

export const doorMinutes = ({ opens, closes, opensFrom, closesBy, pauses, about }: Doors): DoorMinutes => ({
  opens: clockMinutes(opens),
  closes: clockMinutes(closes),
  ...(opensFrom && { opensFrom: clockMinutes(opensFrom) }),
  ...(closesBy && { closesBy: clockMinutes(closesBy) }),
  ...(about && { about }),
  ...(pauses && {
    pauses: pauses.map(({ from, through }) => ({ from: clockMinutes(from), through: clockMinutes(through) })),
  }),
});

/** A stretch of days with one answer. `usual`: no exception. */
export type Span = DaySpan & { usual?: true };

/** A date, or only the months in one of which it falls. */
export type EventDays = DatedEvent | { months: readonly Month[] };

export type DayEvent = Pick<GuideEvent, 'key' | 'expected'> & EventDays;

/** `paused`: within the hours, while a rite may have stopped darshan; `perhaps-open`: after some sources' closing time. */
export type State = 'open' | 'paused' | 'perhaps-open' | 'closed' | 'not-known';

/** When the state changes next. An opening may be as early as `earliest`. */
export type NextDoors = { at: Date; day: Day; minute: number; earliest?: number; about?: true };

/** What holds for a whole day. The strings are keys of the guide's words. */
export type DayAnswer = {
  /** The Indian day. */
  day: Day;
  is: Span['is'];
  /** Key of the day's words; `beyond` after the last day that is known. */
  why: string;
  /** The season holds, and no exception. */
  usual: boolean;
  /** The day is calculated, or its hours are those of an earlier year. */
  expected: boolean;
  /** Beyond the days that are known: what past years lead one to expect. */
  usually?: 'open' | 'closed';
  /** Key of the hours. On days not known, those that hold if the temple is open. */
  hours?: string;
  doors: readonly DoorMinutes[];
  warning?: string;
};

export type TodayAnswer = DayAnswer & {
  state: State;
  next?: NextDoors;
  /** The next date that the guide lists, of whatever kind. */
  event?: DayEvent;
  /** The entry was due to be checked again before this day. */
  stale: boolean;
};
