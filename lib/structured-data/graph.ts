import { openings } from '@/content/company/openings';
import { languageAt, plainPath } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import { isOpen, openingPath } from '@/lib/company/openings';
import { pageAt, pages } from '@/lib/pages';
import { listingPage } from '@/lib/temples/listing';
import { festivalEvents } from './events';
import { jobPosting } from './job-posting';
import { organization, website } from './organization';
import { breadcrumbs, listOfPages, webPage } from './page';
import { teamList } from './team';
import { templeNode } from './temple';
import type { PageGraph, SubjectNode } from './types';

/** The subject of a page, if it has one of its own. */
function subjectOf(path: string, now: Date): SubjectNode | undefined {
  if (path === '/team') return teamList();
  if (path === '/career') {
    const open = openings.filter((opening) => isOpen(opening, now)).map(openingPath);
    return listOfPages(
      path,
      'openings',
      pages.filter((page) => open.includes(page.path)),
    );
  }
  const temples = templesIn(languageAt(path));
  if (plainPath(path) === '/holyheaven') {
    const { large, lines } = listingPage(temples, 1);
    const shown = new Set([...large, ...lines].map(templePath));
    return listOfPages(
      path,
      'temples',
      pages.filter((page) => shown.has(page.path)),
    );
  }
  const temple = temples.find((candidate) => path === templePath(candidate));
  if (temple) return templeNode(temple);
  const opening = openings.find((candidate) => path === openingPath(candidate));
  return opening && isOpen(opening, now) ? jobPosting(opening) : undefined;
}

/**
 * The linked data of the page at a path of lib/pages.ts.
 * @throws when there is no such page.
 */
export function pageGraph(path: string, now = new Date()): PageGraph {
  const page = pageAt(path);
  if (!page) throw new Error(`lib/pages.ts has no page ${path}`);
  const subject = subjectOf(path, now);
  const temple = templesIn(languageAt(path)).find((candidate) => path === templePath(candidate));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization({ contact: path === '/contact' }),
      website(),
      webPage(page, subject?.['@id']),
      // The home page stands on no trail: a list of one item says nothing.
      ...(path === '/' ? [] : [breadcrumbs(page)]),
      ...(subject ? [subject] : []),
      ...(temple ? festivalEvents(temple, now) : []),
    ],
  };
}

/** The graph as the text of a script element. Escaped, so that no text in it can end the element. */
export const jsonLd = (graph: PageGraph): string => JSON.stringify(graph).replace(/</g, '\\u003c');
