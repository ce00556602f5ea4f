const IST_OFFSET_MINUTES = 330;
const OPENS = 9;
const CLOSES = 18;

/** The time in New Delhi as a Date whose UTC fields tell it: IST has no daylight saving. */
const inDelhi = (now: Date) => new Date(now.getTime() + IST_OFFSET_MINUTES * 60_000);

/** Whether the office is open: Monday to Friday, from 9:00 until before 18:00 IST. */
export function isOfficeOpen(now: Date): boolean {
  const delhi = inDelhi(now);
  const weekday = delhi.getUTCDay() >= 1 && delhi.getUTCDay() <= 5;
  return weekday && delhi.getUTCHours() >= OPENS && delhi.getUTCHours() < CLOSES;
}

/** The clock in New Delhi, such as 09:05. */
export function delhiClock(now: Date): string {
  return inDelhi(now).toISOString().slice(11, 16);
}
