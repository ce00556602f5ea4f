import { clockMinutes } from '@/content/clock';
import type { Words } from '@/content/holyheaven/words';
import type { Day, DaySpan, Doors, GuideEvent, GuideFacts, GuideWords } from '@/content/temples/types';

/** The facts that tell about a day, and the words that they may need. A planner's page carries both as JSON. */
export type DayFacts = Pick<
  GuideFacts,
  'checked' | 'hours' | 'season' | 'exceptions' | 'usually' | 'events' | 'warnings'
>;
export type DayWords = Pick<GuideWords, 'days' | 'beyond' | 'events' | 'warnings'>;
export type DayGuide = { facts: DayFacts; words: DayWords; speech: Words['speech'] };

/** Doors in minutes since midnight, 0 to 1440. `opensFrom` and `closesBy` tell how far sources differ. */
export const doorMinutes = ({ opens, closes, opensFrom, closesBy, pauses, about }: Doors) => ({
  opens: clockMinutes(opens),
  closes: clockMinutes(closes),
  ...(opensFrom && { opensFrom: clockMinutes(opensFrom) }),
  ...(closesBy && { closesBy: clockMinutes(closesBy) }),
  ...(about && { about }),
  ...(pauses && {
    pauses: pauses.map(({ from, through }) => ({ from: clockMinutes(from), through: clockMinutes(through) })),
  }),
});

export type DoorMinutes = ReturnType<typeof doorMinutes>;

/** A stretch of days with one answer. `usual`: no exception. */
export type Span = DaySpan & { usual?: true };

export type EventDays = GuideEvent['when'];

/** `paused`: within the hours, while a rite may have stopped darshan; `perhaps-open`: after some sources' closing time. */
export type State = 'open' | 'paused' | 'perhaps-open' | 'closed' | 'not-known';

/** When the state changes next. An opening may be as early as `earliest`. */
export type NextDoors = { at: Date; day: Day; minute: number; earliest?: number; about?: true };
