import { type PagePath, pageList } from './page-list';

export type NavLink = {
  href: string;
  label: string;
  /** The language of its target, if that differs from the page's own. */
  hrefLang?: string;
};

/** A link to a page, labelled with its name in the page list or with `label`. */
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

/** The technology pages, in the order in which they link to one another. */
export const technologyLinks = {
  drone: linkTo('/aboutdrone'),
  software: linkTo('/aboutsoftwaredev'),
  defense: linkTo('/aboutdefense'),
};

export const otherTechnologies = 'Other technologies';

/** Links that the menu on small screens has in addition to the header's. */
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
