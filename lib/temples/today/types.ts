import { clockMinutes } from '@/content/clock';
import type { Words } from '@/content/holyheaven/words';
import type { Day, Doors, GuideEvent, GuideFacts, GuideWords } from '@/content/temples/types';

/** What tells about a day. A planner's page carries it as JSON. */
export type DayGuide = { facts: GuideFacts; words: GuideWords; speech: Words['speech'] };

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

export type EventDays = GuideEvent['when'];

/** `paused`: within the hours, while a rite may have stopped darshan; `perhaps-open`: after some sources' closing time. */
export type State = 'open' | 'paused' | 'perhaps-open' | 'closed' | 'not-known';

/** When the state changes next. An opening may be as early as `earliest`. */
export type NextDoors = { day: Day; minute: number; earliest?: number; about?: true };
