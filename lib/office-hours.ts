import { officeHours } from '@/content/office-hours';
import { indianDay, indianMinute } from './india-time';

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Whether it is a national holiday in India, when the office is closed. */
export const isHoliday = (now: Date): boolean =>
  officeHours.holidays.some((day) => day === indianDay(now).slice(5));

export function isOfficeOpen(now: Date): boolean {
  const isWorkday = officeHours.days.some((day) => day === WEEK[new Date(indianDay(now)).getUTCDay()]);
  const hour = indianMinute(now) / 60;
  return isWorkday && !isHoliday(now) && hour >= officeHours.opens && hour < officeHours.closes;
}

/** The time in New Delhi, such as 09:05. */
export const delhiClock = (now: Date): string =>
  now.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });
