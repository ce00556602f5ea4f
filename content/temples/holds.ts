import type { Day, DayRange } from './types';

/** Whether a day is in a range of days, or in a yearly range, which may span New Year. */
export function holds(day: Day, { from, through }: DayRange): boolean {
  const known = day.slice(-from.length);
  return from <= through ? from <= known && known <= through : known >= from || known <= through;
}
