import { type PagePath, pageList } from './page-list';

export type NavLink = {
  href: string;
  label: string;
  /** The language it leads to, where it is not that of the page it stands on. */
  hrefLang?: string;
};

/** A link to a page under the name that the page list gives it, or under one of its own. */
export function linkTo(path: PagePath, label?: string): NavLink {
  const page = pageList.find((entry) => entry.path === path);
  if (!page) throw new Error(`content/page-list.ts has no page ${path}`);
  return { href: path, label: label ?? page.name };
}

export const mainNavigation: readonly NavLink[] = [
  linkTo('/'),
  linkTo('/about'),
  linkTo('/team'),
  linkTo('/career'),
  linkTo('/outreach'),
  linkTo('/contact'),
];

export const registerLink: NavLink = linkTo('/register', 'Register');

/** The technology pages, in the order in which they link to each other. */
export const technologyLinks = {
  drone: linkTo('/aboutdrone'),
  software: linkTo('/aboutsoftwaredev'),
  defense: linkTo('/aboutdefense'),
};

export const otherTechnologies = 'Other technologies';

/** What the menu on small screens offers beyond the bar. */
export const menuNavigation: readonly NavLink[] = [
  ...Object.values(technologyLinks),
  linkTo('/demo'),
  linkTo('/holyheaven'),
  linkTo('/login', 'Login'),
];

export const footerNavigation: readonly { title: string; links: readonly NavLink[] }[] = [
  {
    title: 'Company',
    links: [linkTo('/about'), linkTo('/team'), linkTo('/career'), linkTo('/contact')],
  },
  { title: 'Technology', links: [...Object.values(technologyLinks), linkTo('/demo')] },
  {
    title: 'More',
    links: [linkTo('/holyheaven'), linkTo('/outreach'), linkTo('/login', 'Login'), registerLink],
  },
];

export const legalNavigation: readonly NavLink[] = [linkTo('/privacy'), linkTo('/terms'), linkTo('/cookies')];
