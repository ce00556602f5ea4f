import { fill } from '@/lib/text';
import { icsText } from '../ics';
import type { DaySheet } from './day-sheet';
import type { SheetData } from './sheet-data';

/** A day's answer as a WhatsApp message, without what can be read on the sheet later; the link beside it leads there. */
export function sheetMessage(
  { words, ring, from, sheet: { parts: titles } }: SheetData,
  sheet: DaySheet,
): string {
  const { day, state, care, doors, text, warning, parts, book, better, checked } = sheet;
  const of = (key: string) => parts.find((part) => part.key === key)?.items ?? [];
  const listed = (key: 'bring' | 'asks', by: string) =>
    of(key).length > 0 && `*${titles[key]}:* ${of(key).join(by)}`;
  const [enter, ...rules] = of('rules').map((rule) => rule.replace(/^[^:]+:/, '*$&*'));
  return [
    `*${words.name}, ${day}: ${state}*`,
    doors,
    care,
    text,
    warning,
    enter,
    rules.join(' · '),
    ...of('crowds'),
    ...of('group'),
    listed('bring', ' · '),
    listed('asks', ' '),
    better?.text,
    [ring.text, book && `${book.text}: ${book.href}`].filter(Boolean).join(' · '),
    `${from} ${checked}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The day as a calendar entry with the sheet's content, in a data URL that needs no request. */
export function visitCalendar(
  { calendar, facts, words, sheet, ring }: SheetData,
  { date, state, care, doors, text, warning, checked }: DaySheet,
): string {
  const file = icsText(calendar, [
    {
      id: `visit-${date.replaceAll('-', '')}`,
      from: date,
      through: date,
      summary: `${fill(sheet.visit, { temple: words.name })}: ${state}`,
      description: [state, care, doors, text, warning, ring.text, checked].filter(Boolean).join('\n'),
      stamp: facts.checked,
    },
  ]);
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}
