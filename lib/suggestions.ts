import { openings } from '@/content/company/openings';
import { type NavLink, technologyLinks } from '@/content/navigation';
import { suggestionWords as words } from '@/content/suggestions';
import { temples } from '@/content/temples';
import { isOpen, openingPath } from './company/openings';
import { listingPage } from './temples/listing';

/** Links to the temples that the listing shows first. */
export const templeLinks: readonly NavLink[] = listingPage(temples, 1).large.map(({ id, title }) => ({
  href: `/holyheaven/${id}`,
  label: title,
}));

/** What a page that leads nowhere offers instead, by name. A group may be empty. */
export const suggestions = {
  technologies: { title: words.technologies, links: Object.values(technologyLinks) },
  openings: {
    title: words.openings,
    links: openings
      .filter((opening) => isOpen(opening))
      .map((opening): NavLink => ({ href: openingPath(opening), label: opening.title })),
  },
  temples: { title: words.temples, links: templeLinks },
} satisfies Record<string, { title: string; links: readonly NavLink[] }>;
