import { wordsIn } from '@/content/holyheaven/words';
import { pathIn } from '@/content/languages';
import type { GuideEvent, Temple } from '@/content/temples/types';
import { fill } from '@/lib/text';
import { type CalendarEntry, type CalendarPlace, icsText } from './ics';
import { templeUrl } from './share-text';
import { sourceName } from './source-name';
import { formatterOf } from './today/formatter';

export const calendarPlace = (temple: Temple): CalendarPlace => {
  const { slug, state, position, language, guide } = temple;
  return { slug, state, position, language, name: guide.words.name, url: templeUrl(temple) };
};

function entryOf(
  { place, guide, language }: Temple,
  { key, when, expected, evidence }: GuideEvent,
): CalendarEntry {
  const { shared, speech } = wordsIn(language);
  const event = guide.words.events[key] ?? { name: key };
  // A calendar's overview shows the temple nowhere else.
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

/** A temple's calendar files: `calendar.ics` with all events, and one per event. */
export function calendarFiles(temple: Temple): { name: string; text: string }[] {
  const { events } = temple.guide.facts;
  const file = (list: readonly GuideEvent[], key?: string) => ({
    name: fileName(key),
    text: icsText(
      calendarPlace(temple),
      list.map((event) => entryOf(temple, event)),
    ),
  });
  return [file(events), ...events.map((event) => file([event], event.key))];
}
