import { clockMinutes } from '@/content/clock';
import type { Words } from '@/content/holyheaven/words';
import type { Day, Doors, GuideEvent, GuideFacts, GuideWords } from '@/content/temples/types';

/** What is needed to describe a day. Planner pages have it as JSON. */
export type DayGuide = { facts: GuideFacts; words: GuideWords; speech: Words['speech'] };

/** Opening hours in minutes since midnight, 0 to 1440. `opensFrom` and `closesBy` show how far sources differ. */
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

/** `paused`: a rite may have interrupted darshan; `perhaps-open`: only some sources say that it has closed. */
export type State = 'open' | 'paused' | 'perhaps-open' | 'closed' | 'not-known';

/** When the state next changes: the doors, or a pause begins. An opening may be as early as `earliest`. */
export type NextDoors = { day: Day; minute: number; earliest?: number; about?: true; isPause?: true };
