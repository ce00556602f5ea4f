import ICAL from 'ical.js';
import { addDays } from '@/lib/india-time';

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

// Lines hold at most 75 octets. The library does not count the space that begins a continued line.
ICAL.foldLength = 74;

type Calendar = { name: string; lang: string; events: readonly CalendarEvent[] };

/** The last part of every uid. A name, not an address: it must not change when the site moves. */
export const CALENDAR_HOST = 'holyheaven.vyomarka.example';

function component(name: string, values: Record<string, unknown>) {
  const made = new ICAL.Component(name);
  for (const [property, value] of Object.entries(values))
    made.addPropertyWithValue(property, value as string);
  return made;
}

const eventPart = ({ from, through, position, stamp, ...texts }: CalendarEvent) =>
  component('vevent', {
    ...texts,
    dtstamp: ICAL.Time.fromDateTimeString(`${stamp}T00:00:00Z`),
    dtstart: ICAL.Time.fromDateString(from),
    // The end is the first day after the event.
    dtend: ICAL.Time.fromDateString(addDays(through, 1)),
    geo: [position.latitude, position.longitude],
    // The day does not count as busy.
    transp: 'TRANSPARENT',
  });

/** The text of an `.ics` file (RFC 5545). Made at build time: nothing of the library reaches a browser. */
export function icsText({ name, lang, events }: Calendar): string {
  const calendar = component('vcalendar', {
    version: '2.0',
    prodid: `-//Holy Heaven//Festivals//${lang.toUpperCase()}`,
    calscale: 'GREGORIAN',
  });
  calendar.addProperty(new ICAL.Property(['x-wr-calname', {}, 'text', name]));
  for (const event of events) calendar.addSubcomponent(eventPart(event));
  return `${calendar.toString()}\r\n`;
}
