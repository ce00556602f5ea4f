import { career } from '@/content/company/career';
import { openings } from '@/content/company/openings';
import { type PageEntry, pageList } from '@/content/page-list';
import { donationPage, plannerPage } from '@/content/temple-forms';
import { temples } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { isOpen, openingPath } from './company/openings';

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

/** Every page of the site that has an address of its own. An expired opening keeps its page, out of the index. */
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

/** The pages that search engines may list. */
export const indexedPages = (): PageEntry[] => pages.filter(({ index }) => index !== false);

/** The page with exactly this path, or nothing. */
export const pageAt = (path: string): PageEntry | undefined => pages.find((page) => page.path === path);

/** The way to a page from the home page, both included. */
export function trail(page: PageEntry): PageEntry[] {
  if (page.path === '/') return [page];
  const above = pageAt(page.parent ?? '/');
  return above ? [...trail(above), page] : [page];
}
