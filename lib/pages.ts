import { career } from '@/content/company/career';
import { wordsIn } from '@/content/holyheaven/words';
import {
  type LanguageCode,
  languageAt,
  languages,
  mainLanguage,
  otherLanguages,
  templeHome,
} from '@/content/languages';
import { type PageEntry, type PageHead, pageList, templeHomePage } from '@/content/page-list';
import { type ShareName, shareIn } from '@/content/share-pictures';
import { templeParams, templePath, templesIn } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { openingPath, openings } from './company/openings';
import { comingSoonPath } from './temples/coming-soon';
import { fill } from './text';

const templeShare = ({ language, slug }: Temple) => shareIn(language, `temple-${slug}`) as ShareName;

const templePage = (temple: Temple): PageEntry => ({
  path: templePath(temple),
  name: temple.title,
  parent: templeHome(temple.language),
  title: fill(wordsIn(temple.language).area.templeTitle, { temple: temple.title, state: temple.state }),
  description: temple.summary,
  share: templeShare(temple),
  picture: temple.image,
});

function templeForms(temple: Temple): PageEntry[] {
  const { title, donationLink, tripLink, language } = temple;
  const { donationPage, plannerPage } = wordsIn(language);
  return [
    { path: donationLink, words: donationPage },
    { path: tripLink, words: plannerPage },
  ].map(({ path, words }) => ({
    path,
    name: fill(words.title, { temple: title }),
    parent: templePath(temple),
    title: fill(words.metaTitle, { temple: title }),
    description: fill(words.metaDescription, { temple: title }),
    share: templeShare(temple),
    index: false,
  }));
}

const templePages = (language: LanguageCode): PageEntry[] => [
  ...templesIn(language).map(templePage),
  ...templesIn(language).flatMap(templeForms),
];

/** Every page of the site except the coming-soon ones. */
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
    }),
  ),
  ...templePages(mainLanguage),
  ...otherLanguages().flatMap((language) => [templeHomePage(language), ...templePages(language)]),
];

const comingSoonPages = (language: LanguageCode): PageHead[] =>
  templeParams().flatMap(({ templeId }) =>
    (['generic', 'donation', 'trip'] as const).map((type) => {
      const { title, description, assurance } = wordsIn(language).comingSoonPage.variants[type];
      const path = comingSoonPath(templeId, type, language);
      const share = shareIn(language, 'holyheaven') as ShareName;
      return { path, title, description: `${description} ${assurance}`, share, index: false };
    }),
  );

const unlisted = languages.flatMap(({ code }) => comingSoonPages(code));

export const indexedPages = (): PageEntry[] => pages.filter(({ index }) => index !== false);

export const pageAt = (path: string): PageEntry | undefined => pages.find((page) => page.path === path);

/**
 * The head of the page at this path, including coming-soon pages.
 * @throws when there is no such page.
 */
export function pageHead(path: string): PageHead {
  const head = [...pages, ...unlisted].find((page) => page.path === path);
  if (!head) throw new Error(`lib/pages.ts has no page ${path}`);
  return head;
}

/**
 * A page's breadcrumbs, from the home page down to the page itself. In languages other than English, they start at the
 * temple home.
 */
export function trail(page: PageEntry): PageEntry[] {
  const above = page.path === '/' ? undefined : pageAt(page.parent ?? '/');
  if (!above || languageAt(above.path) !== languageAt(page.path)) return [page];
  return [...trail(above), page];
}
