import { suggestionWords as words } from '@/content/errors';
import { type LanguageCode, mainLanguage } from '@/content/languages';
import { type NavLink, technologyLinks } from '@/content/navigation';
import { templePath, templesIn } from '@/content/temples';
import { openingPath, openOpenings } from './company/openings';

/** Links to the temples, in the order of the listing. */
export const templeLinks = (language: LanguageCode): NavLink[] =>
  templesIn(language).map((temple) => ({ href: templePath(temple), label: temple.title }));

/** What a page that leads nowhere can offer instead, by name. */
export type SuggestionGroup = 'technologies' | 'openings' | 'temples';

export function suggestions(group: SuggestionGroup): { title: string; links: readonly NavLink[] } {
  const title = words[group];
  if (group === 'technologies') return { title, links: Object.values(technologyLinks) };
  if (group === 'temples') return { title, links: templeLinks(mainLanguage) };
  const open = openOpenings();
  return { title, links: open.map((opening) => ({ href: openingPath(opening), label: opening.title })) };
}
