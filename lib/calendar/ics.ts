/** An event of whole days, both included. An all-day date is the same in every zone. */
export type CalendarEvent = {
  /** Stays the same when the event is corrected, so that calendars replace it. */
  uid: string;
  from: string;
  through: string;
  summary: string;
  description: string;
  location: string;
  position: { latitude: number; longitude: number };
  url: string;
  /** The day of the last change, `2026-11-22`: the file is the same on every build. */
  stamp: string;
};

type Calendar = { name: string; lang: string; events: readonly CalendarEvent[] };

/** The last part of every uid. A name, not an address: it must not change when the site moves. */
export const CALENDAR_HOST = 'holyheaven.vyomarka.example';

const DAY = 86_400_000;
const LINE = 75;

const dateOf = (day: string, later = 0) =>
  new Date(Date.parse(day) + later * DAY).toISOString().slice(0, 10).replaceAll('-', '');

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

/** A content line in pieces of at most 75 octets; a character is never cut in two. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > LINE) {
      pieces.push(piece);
      // The space that marks a continued line counts.
      piece = ' ';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n');
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, from, through, summary, description, location, position, url, stamp } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${dateOf(stamp)}T000000Z`,
    `DTSTART;VALUE=DATE:${dateOf(from)}`,
    // The end is the first day after the event.
    `DTEND;VALUE=DATE:${dateOf(through, 1)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    `GEO:${position.latitude};${position.longitude}`,
    `URL:${url}`,
    // The day does not count as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The text of an `.ics` file (RFC 5545). */
export function icsText({ name, lang, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Holy Heaven//Festivals//${lang.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
