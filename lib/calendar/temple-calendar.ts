import { wordsIn } from '@/content/holyheaven/words';
import { pathIn } from '@/content/languages';
import type { DatedEvent, GuideEvent } from '@/content/temples/guide-types';
import type { Temple } from '@/content/temples/types';
import { sourceIn } from '@/lib/temples/guide-words';
import { templeUrl } from '@/lib/temples/share-text';
import { formatterOf } from '@/lib/temples/today/formatter';
import { fill } from '@/lib/text';
import { CALENDAR_HOST, type CalendarEvent, icsText } from './ics';

type WithDate = GuideEvent & { when: DatedEvent };

const hasDate = (event: GuideEvent): event is WithDate => 'from' in event.when;

function calendarEvent(temple: Temple, { key, when, expected, evidence }: WithDate): CalendarEvent {
  const { slug, place, state, position, guide, language } = temple;
  const { guide: shared, speech } = wordsIn(language);
  const event = guide.words.events[key] ?? { name: key };
  // In a calendar the temple stands nowhere else in sight.
  const name = `${event.name}, ${place}`;
  const notes = [
    event.rule,
    expected && speech.expectedNote,
    sourceIn(language, evidence),
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

type CalendarFile = {
  /** `rath-yatra.ics`; the temple's own is `calendar.ics`. */
  name: string;
  /** Key of the one event, none in the file with all of them. */
  event?: string;
  text: string;
};

const fileName = (key = 'calendar') => `${key}.ics`;

/** The address of a temple's calendar file, or of the one of an event. */
export const calendarPath = ({ id, language }: Temple, key?: string): string =>
  pathIn(language, `/holyheaven/${id}/${fileName(key)}`);

/** The calendar files of a temple: one with all events that have a date, and one for each. */
export function calendarFiles(temple: Temple): CalendarFile[] {
  const { name } = temple.guide.words;
  const events = temple.guide.facts.events.filter(hasDate);
  const file = (list: readonly WithDate[]) =>
    icsText({ name, lang: temple.language, events: list.map((event) => calendarEvent(temple, event)) });
  return [
    { name: fileName(), text: file(events) },
    ...events.map((event) => ({ name: fileName(event.key), event: event.key, text: file([event]) })),
  ];
}
