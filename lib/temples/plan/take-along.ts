import { addDays } from '@/lib/india-time';
import type { DaySheet } from './day-sheet';
import type { SheetData } from './sheet-data';

const listedParts: readonly string[] = ['group', 'crowds', 'rules', 'bring', 'asks'];

/** A day's sheet as a message. */
export function sheetMessage({ temple, ring }: SheetData, sheet: DaySheet): string {
  const { day, state, doors, text, warning, note, parts, book, better, checked } = sheet;
  const listed = parts
    .filter(({ key }) => listedParts.includes(key))
    .flatMap(({ title, items }) => [`${title}:`, ...items.map((text) => `• ${text}`)]);
  const links = [better?.text, ring.text, book && `${book.text}: ${book.href}`];
  const answer = [temple.name, day, [state, doors].filter(Boolean).join(' · '), text, warning];
  return [...answer, ...listed, ...links, note, checked].filter(Boolean).join('\n');
}

/** The day for which `sheetData` writes the calendar file. */
export const SAMPLE_DAY = '2000-01-01';

const digits = (day: string) => day.replaceAll('-', '');

/** The file that came with the page, for the planned day, in a link that needs no request. */
export const visitCalendar = (file: string, day: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(
    file
      .replaceAll(digits(SAMPLE_DAY), digits(day))
      .replaceAll(digits(addDays(SAMPLE_DAY, 1)), digits(addDays(day, 1))),
  )}`;
