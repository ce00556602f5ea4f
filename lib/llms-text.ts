import { languageAt, languages, mainLanguage, plainPath } from '@/content/languages';
import type { PageEntry } from '@/content/page-list';
import { site } from '@/content/site';
import { siteUrl } from './env';
import { indexedPages } from './pages';

const line = ({ path, name, description }: PageEntry) =>
  `- [${name}](${new URL(path, siteUrl()).href}): ${description}`;

const section = (title: string, pages: PageEntry[]) => `## ${title}\n\n${pages.map(line).join('\n')}`;

/** The site and its pages in the Markdown of llmstxt.org. */
export function llmsText(): string {
  const pages = indexedPages();
  const temples = pages.filter(({ path }) => plainPath(path).startsWith('/holyheaven'));
  const openings = pages.filter(({ parent }) => parent === '/career');
  const company = pages.filter((page) => !temples.includes(page) && !openings.includes(page));
  const groups: [string, PageEntry[]][] = [
    ['Company', company],
    ['Open positions', openings],
    ...languages.map(({ code, name }): [string, PageEntry[]] => [
      `${site.templeName}: information on temples that others run${code === mainLanguage ? '' : ` (${name})`}`,
      temples.filter(({ path }) => languageAt(path) === code),
    ]),
  ];
  const sections = groups
    .filter(([, found]) => found.length > 0)
    .map(([title, found]) => section(title, found));
  return `${[`# ${site.name}`, `> ${site.description}`, ...sections].join('\n\n')}\n`;
}
