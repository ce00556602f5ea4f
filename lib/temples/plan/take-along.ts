import { addDays } from '@/lib/india-time';
import { fill } from '@/lib/text';
import type { DaySheet } from './day-sheet';
import type { SheetData } from './sheet-data';

const listedParts: readonly string[] = ['group', 'events', 'crowds', 'rules', 'bring', 'asks'];

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

/** For what `sheetData` writes the calendar file. */
export const SAMPLE_DAY = '2000-01-01';
export const SUMMARY = '{summary}';
export const DESCRIPTION = '{description}';

const digits = (day: string) => day.replaceAll('-', '');

/** The text as a calendar file has it, in lines of at most 75 octets: a letter takes four at most. */
function calendarLines(property: string, text: string): string {
  const line = `${property}:${text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')}`;
  return line.match(/.{1,18}/gu)?.join('\r\n ') ?? '';
}

/** The file that came with the page, with what the sheet says of its day, in a link that needs no request. */
export function visitCalendar({ calendar, sheet: words, temple, ring }: SheetData, sheet: DaySheet): string {
  const { date, state, doors, text, warning, note, checked } = sheet;
  const summary = `${fill(words.visit, { temple: temple.name })}: ${state}`;
  const told = [state, doors, text, warning, ring.text, note, checked].filter(Boolean).join('\n');
  const file = calendar
    .replace(`SUMMARY:${SUMMARY}`, () => calendarLines('SUMMARY', summary))
    .replace(`DESCRIPTION:${DESCRIPTION}`, () => calendarLines('DESCRIPTION', told))
    .replaceAll(digits(SAMPLE_DAY), digits(date))
    .replaceAll(digits(addDays(SAMPLE_DAY, 1)), digits(addDays(date, 1)));
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
