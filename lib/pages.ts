import { career } from '@/content/company/career';
import { openings } from '@/content/company/openings';
import { type ComingSoonType, comingSoonPage } from '@/content/holyheaven/coming-soon';
import { donationPage, plannerPage } from '@/content/holyheaven/forms';
import { listing } from '@/content/holyheaven/listing';
import { type PageEntry, type PageHead, pageList } from '@/content/page-list';
import { templeParams, temples } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { isOpen, openingPath } from './company/openings';
import { listingPage, listingPath } from './temples/listing';

const templePage = (temple: Temple): PageEntry => ({
  path: `/holyheaven/${temple.id}`,
  name: temple.title,
  parent: '/holyheaven',
  title: `${temple.title}, ${temple.state}`,
  description: temple.summary,
  share: `temple-${temple.slug}`,
  picture: temple.image,
  words: temple,
});

const templeForms = ({ id, slug, title, donationLink, tripLink }: Temple): PageEntry[] =>
  [
    { path: donationLink, words: donationPage },
    { path: tripLink, words: plannerPage },
  ].map(({ path, words }) => ({
    path,
    name: words.title,
    parent: `/holyheaven/${id}`,
    title: words.metaTitle(title),
    description: words.metaDescription(title),
    share: `temple-${slug}`,
    index: false,
    words,
  }));

/** Every page with a place of its own on the site. An expired opening keeps its page but leaves the index. */
export const pages: readonly PageEntry[] = [
  ...pageList,
  ...openings.map(
    (opening): PageEntry => ({
      path: openingPath(opening),
      name: opening.title,
      parent: '/career',
      title: opening.title,
      description: career.opening.description(opening),
      share: `opening-${opening.slug}`,
      index: isOpen(opening),
      words: opening,
    }),
  ),
  ...temples.map(templePage),
  ...temples.flatMap(templeForms),
];

/** The address of a coming-soon page. Any string may come as an id. */
export const comingSoonPath = (templeId: string, type: ComingSoonType): string =>
  `/under-development/${templeId}${type === 'generic' ? '' : `?type=${type}`}`;

const comingSoonPages = templeParams().flatMap(({ templeId }) =>
  (['generic', 'donation', 'trip'] as const).map((type): PageHead => {
    const { title, metaDescription } = comingSoonPage.variants[type];
    const path = comingSoonPath(templeId, type);
    return { path, title, description: metaDescription, share: 'holyheaven', index: false };
  }),
);

const listingCount = listingPage(temples, 1).pages;
const listingPages = Array.from({ length: listingCount - 1 }, (_, index): PageHead => {
  const page = index + 2;
  return {
    path: listingPath(page),
    title: listing.pageTitle(page),
    description: listing.pageDescription(page, listingCount),
    share: 'holyheaven',
    index: false,
  };
});

/** The pages that search engines may list. */
export const indexedPages = (): PageEntry[] => pages.filter(({ index }) => index !== false);

/** The page at this path. */
export const pageAt = (path: string): PageEntry | undefined => pages.find((page) => page.path === path);

/**
 * The head of the page at this path. Knows the coming-soon pages and the later pages of the listing too.
 * @throws when there is no such page.
 */
export function pageHead(path: string): PageHead {
  const head = [...pages, ...comingSoonPages, ...listingPages].find((page) => page.path === path);
  if (!head) throw new Error(`lib/pages.ts has no page ${path}`);
  return head;
}

/** A page's breadcrumbs: the pages from the home page down to itself. */
export function trail(page: PageEntry): PageEntry[] {
  if (page.path === '/') return [page];
  const above = pageAt(page.parent ?? '/');
  return above ? [...trail(above), page] : [page];
}
