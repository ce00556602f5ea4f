import { guideCommon } from '@/content/temples/guide/en/common';
import type { DatedEvent, GuideEvent } from '@/content/temples/guide/types';
import type { Temple } from '@/content/temples/types';
import { siteUrl } from '@/lib/site-url';
import { type CalendarEvent, icsText } from './ics';

// A name, not an address: it must not change when the site moves.
const UID_HOST = 'holyheaven.vyomarka.example';

type WithDate = GuideEvent & { when: DatedEvent };

const hasDate = (event: GuideEvent): event is WithDate => 'from' in event.when;

function calendarEvent(temple: Temple, { key, when, expected, evidence }: WithDate): CalendarEvent {
  const { id, slug, state, marked, guide } = temple;
  const said = guide.words.events[key] ?? { name: key, rule: '' };
  const notes = [
    said.rule,
    expected && guideCommon.expectedNote,
    guideCommon.source(evidence),
    guideCommon.checked(evidence.checked),
  ];
  return {
    uid: `${slug}-${key}-${when.from.slice(0, 4)}@${UID_HOST}`,
    from: when.from,
    through: when.through,
    summary: expected ? guideCommon.calendar.expected(said.name) : said.name,
    description: notes.filter(Boolean).join('\n'),
    location: `${guide.words.name}, ${state}`,
    position: marked.position,
    url: new URL(`/holyheaven/${id}`, siteUrl()).href,
    stamp: evidence.checked,
  };
}

export type CalendarFile = {
  /** `rath-yatra.ics`; the temple's own is `calendar.ics`. */
  name: string;
  /** Key of the one event, none in the file with all of them. */
  event?: string;
  text: string;
};

const fileName = (key = 'calendar') => `${key}.ics`;

/** The address of a temple's calendar file, or of the one of an event. */
export const calendarPath = ({ id }: Temple, key?: string): string => `/holyheaven/${id}/${fileName(key)}`;

/** The calendar files of a temple: one with all events that have a date, and one for each. */
export function calendarFiles(temple: Temple): CalendarFile[] {
  const { name } = temple.guide.words;
  const events = temple.guide.facts.events.filter(hasDate);
  const file = (list: readonly WithDate[]) =>
    icsText({ name, lang: 'en', events: list.map((event) => calendarEvent(temple, event)) });
  return [
    { name: fileName(), text: file(events) },
    ...events.map((event) => ({ name: fileName(event.key), event: event.key, text: file([event]) })),
  ];
}
