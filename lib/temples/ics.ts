import type { Temple } from '@/content/temples/types';
import { addDays } from '@/lib/india-time';

/** Whole days, both included: an all-day date is the same in every time zone. */
export type CalendarEntry = {
  /** Stays the same when the entry is corrected, so that calendars replace it. */
  id: string;
  from: string;
  through: string;
  summary: string;
  description: string;
  /** The day of the last change, such as `2026-11-22`, so that every build makes the same file. */
  stamp: string;
};

/** The end of every UID. A name, not an address, so it must not change when the site moves. */
const HOST = 'holyheaven.vyomarka.example';

/** What every entry says about the temple. */
export type CalendarPlace = Pick<Temple, 'slug' | 'state' | 'position' | 'language'> & {
  name: string;
  url: string;
};

const digits = (day: string) => day.replaceAll('-', '');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Folds lines at 75 octets. A continued line spends one on its space, and a letter takes up to four. */
const folded = (line: string) =>
  line.match(/^[ -~]*$/) ? line.replace(/.{74}(?=.)/g, '$&\r\n ') : line.replace(/.{18}(?=.)/gu, '$&\r\n ');

/** The text of an `.ics` file (RFC 5545) about a temple. */
export function icsText(place: CalendarPlace, entries: readonly CalendarEntry[]): string {
  const { slug, name, state, url, position, language } = place;
  const events = entries.flatMap(({ id, from, through, summary, description, stamp }) => [
    'BEGIN:VEVENT',
    `UID:${slug}-${id}@${HOST}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(`${name}, ${state}`)}`,
    `URL:${url}`,
    `DTSTAMP:${digits(stamp)}T000000Z`,
    `DTSTART;VALUE=DATE:${digits(from)}`,
    // The end is the first day after the event.
    `DTEND;VALUE=DATE:${digits(addDays(through, 1))}`,
    `GEO:${position.latitude};${position.longitude}`,
    // Does not block the day as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Holy Heaven//Festivals//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
