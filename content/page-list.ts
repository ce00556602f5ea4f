import { account } from './account';
import { about } from './company/about';
import { career } from './company/career';
import { contact } from './company/contact';
import { defense } from './company/defense';
import { demoPage, demos } from './company/demo';
import { drone } from './company/drone';
import { home } from './company/home';
import { cookies, privacy, terms } from './company/legal';
import { openings } from './company/openings';
import { outreach } from './company/outreach';
import { software } from './company/software';
import { team, teamPage } from './company/team';
import { listing, principles, home as templeHome, ways } from './holyheaven';
import type { PictureName } from './pictures';
import { quotes } from './quotes';
import type { ShareName } from './share-pictures';
import { temples } from './temples';

/** What search engines, messengers and the sitemap are told about a page. */
export type PageEntry = {
  path: string;
  /** What links call the page: the last step of the way to it. */
  name: string;
  /** The page above it; without one, the home page is. */
  parent?: string;
  title: string;
  description: string;
  share: ShareName;
  /** The picture at its top. */
  picture?: PictureName;
  kind?: 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** false for pages that search engines leave out. */
  index?: boolean;
  /** The words of the page: the day on which these change is its modification date. */
  words: unknown;
};

const legal = [privacy, terms, cookies].map(
  (page): PageEntry => ({ ...page, name: page.title, share: 'legal', words: page }),
);

const accountPages: PageEntry[] = (['register', 'login', 'forgotPassword', 'dashboard'] as const).map(
  (key) => {
    const { head, title } = account[key];
    return {
      ...head,
      name: head.title,
      share: 'account',
      index: key === 'register',
      words: [head, title, account[key].lead],
    };
  },
);

/** Every page with an address of its own that is not made from a list; lib/pages.ts adds temples and openings. */
export const pageList: readonly PageEntry[] = [
  { ...home, path: '/', name: 'Home', share: 'home', picture: 'home-hero', words: home },
  {
    ...about,
    path: '/about',
    name: 'About',
    kind: 'AboutPage',
    share: 'about',
    picture: 'about',
    words: about,
  },
  { ...teamPage, path: '/team', name: 'Team', share: 'team', words: [teamPage, team] },
  {
    ...career,
    path: '/career',
    name: 'Careers',
    kind: 'CollectionPage',
    share: 'career',
    words: [career, openings],
  },
  {
    ...outreach,
    path: '/outreach',
    name: 'Outreach',
    share: 'outreach',
    picture: 'outreach',
    words: outreach,
  },
  { ...contact, path: '/contact', name: 'Contact', kind: 'ContactPage', share: 'contact', words: contact },
  { ...demoPage, path: '/demo', name: 'Request a Demo', share: 'demo', words: [demoPage, demos] },
  ...[drone, software, defense].map(
    (page, index): PageEntry => ({
      ...page,
      name: page.title,
      share: (['drone', 'software', 'defense'] as const)[index] ?? 'home',
      words: page,
    }),
  ),
  ...accountPages,
  ...legal,
  {
    path: '/holyheaven',
    name: 'Holy Heaven',
    title: templeHome.metaTitle,
    description: templeHome.metaDescription,
    kind: 'CollectionPage',
    share: 'holyheaven',
    picture: 'holyheaven-hero',
    words: [
      templeHome,
      listing,
      quotes,
      principles,
      ways,
      temples.map(({ title, description }) => [title, description]),
    ],
  },
];
