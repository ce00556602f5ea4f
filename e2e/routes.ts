import { wordsIn } from '@/content/holyheaven/words';
import { languageAt, languages, pathIn } from '@/content/languages';
import { temples } from '@/content/temples';
import { pages as listed } from '@/lib/pages';
import { comingSoonPath } from '@/lib/temples/coming-soon';

/** The path of every page of the site, and of coming-soon pages of each kind. */
export const pages: readonly string[] = [
  ...listed.map(({ path }) => path),
  ...languages.flatMap(({ code }) => [
    comingSoonPath('1', 'generic', code),
    comingSoonPath('2', 'donation', code),
    comingSoonPath('3', 'trip', code),
    comingSoonPath('anything', 'generic', code),
    comingSoonPath('anything', 'trip', code),
  ]),
];

const inEnglish = pages.filter((path) => languageAt(path) === 'en');
const isTemple = (path: string) => /holyheaven|under-development/.test(path);

/** Page paths by part of the site. A test that walks through one part loads its fonts and styles only once. */
export const worlds = [
  ['the company', inEnglish.filter((path) => !isTemple(path))],
  ['the temple area', inEnglish.filter(isTemple)],
  ['the Hindi temple area', pages.filter((path) => languageAt(path) === 'hi')],
] as const;

// An id that no temple has.
const free = Math.max(...temples.map(({ id }) => Number(id))) + 1;

/** Addresses that respond 404, with the heading they show. */
export const missing: { path: string; heading: string }[] = [
  ...[
    ...['/nowhere', '/about/us', '/career/astronaut', '/holyheaven/1/more'],
    ...['/xx/holyheaven/1', '/en/holyheaven'],
  ].map((path) => ({ path, heading: 'Page not found' })),
  ...['/hi/nowhere/at/all', '/hi/holyheaven/1/more', '/hi/holyheaven/donation'].map((path) => ({
    path,
    heading: wordsIn('hi').pageNotFound.title,
  })),
  ...[`${free}`, 'unknown', '1abc', '01', '%20', 'constructor', '%E0%A4%AC'].map((id) => ({
    path: `/holyheaven/${id}`,
    heading: 'Temple Not Found',
  })),
  ...languages.flatMap(({ code }) =>
    ['donation/99', 'donation/offline', 'plan-trips/99', '99'].map((rest) => ({
      path: pathIn(code, `/holyheaven/${rest}`),
      heading: wordsIn(code).notFound.title,
    })),
  ),
];

/** The paths of all pages and of all missing ones. */
export const allPaths = [...pages, ...missing.map(({ path }) => path)];

/** The pages by part of the site, and two missing ones. */
export const walks = [
  ...worlds,
  ['pages that are not there', [missing.at(0)?.path ?? '', missing.at(-1)?.path ?? '']] as const,
];
