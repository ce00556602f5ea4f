import ICAL from 'ical.js';
import { wordsIn } from '@/content/holyheaven/words';
import { pathIn } from '@/content/languages';
import type { DatedEvent, GuideEvent, Temple } from '@/content/temples/types';
import { addDays } from '@/lib/india-time';
import { fill } from '@/lib/text';
import { templeUrl } from './share-text';
import { sourceName } from './source-name';
import { formatterOf } from './today/formatter';

/** An event of whole days, both included. An all-day date is the same in every zone. */
type CalendarEvent = {
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

type WithDate = GuideEvent & { when: DatedEvent };

const hasDate = (event: GuideEvent): event is WithDate => 'from' in event.when;

function calendarEvent(temple: Temple, { key, when, expected, evidence }: WithDate): CalendarEvent {
  const { slug, place, state, position, guide, language } = temple;
  const { shared, speech } = wordsIn(language);
  const event = guide.words.events[key] ?? { name: key };
  // In a calendar the temple stands nowhere else in sight.
  const name = `${event.name}, ${place}`;
  const notes = [
    event.rule,
    expected && speech.expectedNote,
    sourceName(language, evidence),
    formatterOf(speech).checked(evidence.checked),
  ];
  return {
    uid: `${slug}-${key}-${when.from.slice(0, 4)}@${CALENDAR_HOST}`,
    from: when.from,
    through: when.through,
    summary: expected ? fill(shared.expectedEvent, { name }) : name,
    description: notes.filter(Boolean).join('\n'),
    location: `${guide.words.name}, ${state}`,
    position,
    url: templeUrl(temple),
    stamp: evidence.checked,
  };
}

const fileName = (key = 'calendar') => `${key}.ics`;

/** The address of a temple's calendar file, or of one event's. */
export const calendarPath = ({ id, language }: Temple, key?: string): string =>
  pathIn(language, `/holyheaven/${id}/${fileName(key)}`);

/** The calendar files of a temple: `calendar.ics` with all events that have a date, and one for each. */
export function calendarFiles(temple: Temple): { name: string; text: string }[] {
  const { name } = temple.guide.words;
  const events = temple.guide.facts.events.filter(hasDate);
  const file = (list: readonly WithDate[]) =>
    icsText({ name, lang: temple.language, events: list.map((event) => calendarEvent(temple, event)) });
  return [
    { name: fileName(), text: file(events) },
    ...events.map((event) => ({ name: fileName(event.key), text: file([event]) })),
  ];
}
