import { addDays } from '@/lib/india-time';

/** The day for which lib/temples/plan-page.ts writes the calendar file. */
export const SAMPLE_DAY = '2000-01-01';

const digits = (day: string) => day.replaceAll('-', '');

/** The file that came with the page, for the planned day, in a link that needs no request. */
export const planCalendar = (file: string, day: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(
    file
      .replaceAll(digits(SAMPLE_DAY), digits(day))
      .replaceAll(digits(addDays(SAMPLE_DAY, 1)), digits(addDays(day, 1))),
  )}`;
