import type { EventLeaf, HinduTempleLeaf, MergeLeafTypes, TouristAttractionLeaf } from 'schema-dts';
import { wordsIn } from '@/content/holyheaven/words';
import { languageOf } from '@/content/languages';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { indianDay } from '@/lib/india-time';
import { absolute, nodeId, pictureNode } from './addresses';

export type TempleNode = MergeLeafTypes<[HinduTempleLeaf, TouristAttractionLeaf]>;

/**
 * A temple as the subject of its page. It has no url, owner or publisher, because this is not the temple's own page.
 */
export function templeNode(temple: Temple): TempleNode {
  const { title, description, town, state, image, marked } = temple;
  return {
    '@type': ['HinduTemple', 'TouristAttraction'],
    '@id': nodeId(templePath(temple), 'temple'),
    name: title,
    // As on the page.
    description,
    image: pictureNode(image),
    geo: { '@type': 'GeoCoordinates', ...marked.position },
    address: { '@type': 'PostalAddress', addressLocality: town, addressRegion: state, addressCountry: 'IN' },
    ...(marked.free && { isAccessibleForFree: true }),
    mainEntityOfPage: { '@id': nodeId(templePath(temple), 'page') },
    sameAs: marked.sameAs,
  };
}

/**
 * The festivals of a temple that are still to come and have a day of their own. A day that may differ, or of which only
 * the month is known, is left out: an event for machines has an exact date. What is reckoned says so, as the page does.
 */
export function festivalEvents(temple: Temple, now: Date): EventLeaf[] {
  const { guide, language } = temple;
  const path = templePath(temple);
  const today = indianDay(now);
  return guide.facts.events.flatMap(({ key, kind, when, expected }): EventLeaf[] => {
    const words = guide.words.events[key];
    if (kind !== 'festival' || !words || 'months' in when || when.about || when.through < today) return [];
    return [
      {
        '@type': 'Event',
        '@id': nodeId(path, key),
        name: words.name,
        description: words.rule ?? guide.words.name,
        ...(expected && { disambiguatingDescription: wordsIn(language).speech.expectedNote }),
        startDate: when.from,
        endDate: when.through,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@id': nodeId(path, 'temple') },
        inLanguage: languageOf(language).tag,
        url: `${absolute(path)}#year`,
      },
    ];
  });
}
