import type { Day, DayRange, YearDay, YearRange } from './types';

/** Whether a day is in a range of days, or in a yearly range, which may span New Year. */
export function holds(day: Day | YearDay, { from, through }: DayRange | YearRange): boolean {
  const known = day.slice(-from.length);
  return from <= through ? from <= known && known <= through : known >= from || known <= through;
}
