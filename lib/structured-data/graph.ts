import type {
  BreadcrumbListLeaf,
  EventLeaf,
  HinduTempleLeaf,
  MergeLeafTypes,
  TouristAttractionLeaf,
  WebPage,
} from 'schema-dts';
import { wordsIn } from '@/content/holyheaven/words';
import { languageAt, languageOf } from '@/content/languages';
import type { PageEntry } from '@/content/page-list';
import { templePath, templesIn } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { openingPath, openings } from '@/lib/company/openings';
import { absolute } from '@/lib/env';
import { indianDay } from '@/lib/india-time';
import { fullTitle } from '@/lib/metadata';
import { pageAt, trail } from '@/lib/pages';
import { jobPosting, nodeId, organization, organizationId, pictureNode, website, websiteId } from './company';

type TempleNode = MergeLeafTypes<[HinduTempleLeaf, TouristAttractionLeaf]>;

/** The page itself. `mainEntity` is the id of its subject. */
function webPage(page: PageEntry, mainEntity?: string): WebPage {
  const { path, title, description, kind = 'WebPage', picture } = page;
  return {
    '@type': kind,
    '@id': nodeId(path, 'page'),
    url: absolute(path),
    name: fullTitle(title, path),
    description,
    inLanguage: languageOf(languageAt(path)).tag,
    isPartOf: { '@id': websiteId() },
    ...(trail(page).length > 1 && { breadcrumb: { '@id': nodeId(path, 'breadcrumb') } }),
    publisher: { '@id': organizationId() },
    ...(picture && { primaryImageOfPage: pictureNode(picture) }),
    ...(mainEntity && { mainEntity: { '@id': mainEntity } }),
  };
}

function breadcrumbs(page: PageEntry): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId(page.path, 'breadcrumb'),
    itemListElement: trail(page).map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

/** A temple as its page's subject. It has no url, owner or publisher, because this is not the temple's own page. */
function templeNode(temple: Temple): TempleNode {
  const { title, description, town, state, image, position, freeDarshan, sameAs } = temple;
  return {
    '@type': ['HinduTemple', 'TouristAttraction'],
    '@id': nodeId(templePath(temple), 'temple'),
    name: title,
    description,
    image: pictureNode(image),
    geo: { '@type': 'GeoCoordinates', ...position },
    address: { '@type': 'PostalAddress', addressLocality: town, addressRegion: state, addressCountry: 'IN' },
    ...(freeDarshan && { isAccessibleForFree: true }),
    mainEntityOfPage: { '@id': nodeId(templePath(temple), 'page') },
    sameAs,
  };
}

/**
 * A temple's current and coming festivals that have an exact date. Approximate dates are left out, because events need
 * exact ones. Calculated dates are marked, as on the page.
 */
export function festivalEvents(temple: Temple, now: Date): EventLeaf[] {
  const { guide, language } = temple;
  const path = templePath(temple);
  const today = indianDay(now);
  return guide.facts.events.flatMap(({ key, kind, when, expected }): EventLeaf[] => {
    const words = guide.words.events[key];
    if (kind !== 'festival' || !words || when.about || when.through < today) return [];
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

/** The page's subject, if it has one, and the nodes that belong to it. */
function subjectsOf(path: string) {
  const temple = templesIn(languageAt(path)).find((candidate) => path === templePath(candidate));
  if (temple) return [templeNode(temple), ...festivalEvents(temple, new Date())];
  const opening = openings.find((candidate) => path === openingPath(candidate));
  return opening ? [jobPosting(opening)] : [];
}

/**
 * The structured data of the page that lib/pages.ts has at this path. Nodes refer to each other by `@id`.
 * @throws when there is no such page.
 */
export function pageGraph(path: string) {
  const page = pageAt(path);
  if (!page) throw new Error(`lib/pages.ts has no page ${path}`);
  const subjects = subjectsOf(path);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(path === '/contact'),
      website(),
      webPage(page, subjects[0]?.['@id']),
      // A home page has no breadcrumbs: a list of one item says nothing.
      ...(trail(page).length > 1 ? [breadcrumbs(page)] : []),
      ...subjects,
    ],
  };
}
