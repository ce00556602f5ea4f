import { officeHours } from '@/content/office-hours';

const IST_OFFSET_MINUTES = 330;
const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A Date whose UTC fields show the time in New Delhi. IST has no daylight saving. */
const inDelhi = (now: Date) => new Date(now.getTime() + IST_OFFSET_MINUTES * 60_000);

/** Whether it is a national holiday in India, on which the office stays closed. */
export function isHoliday(now: Date): boolean {
  const today = inDelhi(now).toISOString().slice(5, 10);
  return officeHours.holidays.some((day) => day === today);
}

/** Whether the office is open. */
export function isOfficeOpen(now: Date): boolean {
  const delhi = inDelhi(now);
  const isWorkday = officeHours.days.some((day) => day === WEEK[delhi.getUTCDay()]);
  const hour = delhi.getUTCHours();
  return isWorkday && !isHoliday(now) && hour >= officeHours.opens && hour < officeHours.closes;
}

/** The time in New Delhi, such as 09:05. */
export function delhiClock(now: Date): string {
  return inDelhi(now).toISOString().slice(11, 16);
}
