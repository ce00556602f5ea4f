const MINUTE = 60_000;
const DAY = 86_400_000;
// India has one time zone and no daylight saving, so no library is needed.
const AHEAD_OF_UTC = 330 * MINUTE;

const inIndia = (at: Date) => new Date(at.getTime() + AHEAD_OF_UTC);

/** The day in India at this instant, by default now, such as `2026-11-21`. */
export const indianDay = (at = new Date()): string => inIndia(at).toISOString().slice(0, 10);

/** Minutes since midnight in India, 0 to 1439. */
export const indianMinute = (at: Date): number =>
  inIndia(at).getUTCHours() * 60 + inIndia(at).getUTCMinutes();

/** The instant of a minute of a day in India. */
export const instantOf = (day: string, minute: number): Date =>
  new Date(Date.parse(day) + minute * MINUTE - AHEAD_OF_UTC);

/** The day that many days later, or earlier if negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
