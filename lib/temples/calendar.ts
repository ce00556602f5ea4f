import ICAL from 'ical.js';
import { wordsIn } from '@/content/holyheaven/words';
import { pathIn } from '@/content/languages';
import type { GuideEvent, Temple } from '@/content/temples/types';
import { addDays } from '@/lib/india-time';
import { fill } from '@/lib/text';
import { templeUrl } from './share-text';
import { sourceName } from './source-name';
import { formatterOf } from './today/formatter';

/** Whole days, both included: an all-day date is the same in every zone. */
type Entry = {
  /** Stays the same when the entry is corrected, so that calendars replace it. */
  id: string;
  from: string;
  through: string;
  summary: string;
  description: string;
  /** The day of the last change, `2026-11-22`: the file is the same on every build. */
  stamp: string;
};

// Lines hold at most 75 octets. The library does not count the space that begins a continued line.
ICAL.foldLength = 74;

/** The last part of every uid. A name, not an address: it must not change when the site moves. */
const HOST = 'holyheaven.vyomarka.example';

function component(name: string, values: Record<string, unknown>) {
  const result = new ICAL.Component(name);
  for (const [property, value] of Object.entries(values))
    result.addPropertyWithValue(property, value as string);
  return result;
}

/** The text of an `.ics` file (RFC 5545) about a temple. Made at build time: nothing of the library reaches a browser. */
export function icsText(temple: Temple, entries: readonly Entry[]): string {
  const { slug, state, position, guide, language } = temple;
  const { name } = guide.words;
  const calendar = component('vcalendar', {
    version: '2.0',
    prodid: `-//Holy Heaven//Festivals//${language.toUpperCase()}`,
    calscale: 'GREGORIAN',
  });
  calendar.addProperty(new ICAL.Property(['x-wr-calname', {}, 'text', name]));
  for (const { id, from, through, summary, description, stamp } of entries)
    calendar.addSubcomponent(
      component('vevent', {
        uid: `${slug}-${id}@${HOST}`,
        summary,
        description,
        location: `${name}, ${state}`,
        url: templeUrl(temple),
        dtstamp: ICAL.Time.fromDateTimeString(`${stamp}T00:00:00Z`),
        dtstart: ICAL.Time.fromDateString(from),
        // The end is the first day after the event.
        dtend: ICAL.Time.fromDateString(addDays(through, 1)),
        geo: [position.latitude, position.longitude],
        // The day does not count as busy.
        transp: 'TRANSPARENT',
      }),
    );
  return `${calendar.toString()}\r\n`;
}

function entryOf({ place, guide, language }: Temple, { key, when, expected, evidence }: GuideEvent): Entry {
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
    id: `${key}-${when.from.slice(0, 4)}`,
    from: when.from,
    through: when.through,
    summary: expected ? fill(shared.expectedEvent, { name }) : name,
    description: notes.filter(Boolean).join('\n'),
    stamp: evidence.checked,
  };
}

const fileName = (key = 'calendar') => `${key}.ics`;

/** The address of a temple's calendar file, or of one event's. */
export const calendarPath = ({ id, language }: Temple, key?: string): string =>
  pathIn(language, `/holyheaven/${id}/${fileName(key)}`);

/** The calendar files of a temple: `calendar.ics` with all events, and one for each. */
export function calendarFiles(temple: Temple): { name: string; text: string }[] {
  const { events } = temple.guide.facts;
  const file = (list: readonly GuideEvent[], key?: string) => ({
    name: fileName(key),
    text: icsText(
      temple,
      list.map((event) => entryOf(temple, event)),
    ),
  });
  return [file(events), ...events.map((event) => file([event], event.key))];
}
