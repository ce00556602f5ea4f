import { account } from './account';
import { career } from './company/career';
import { contact } from './company/contact';
import { defense } from './company/defense';
import { demoPage } from './company/demo';
import { drone } from './company/drone';
import { cookies, privacy, terms } from './company/legal';
import { outreach } from './company/outreach';
import { software } from './company/software';
import { team } from './company/team';
import { wordsIn } from './holyheaven/words';
import { type LanguageCode, mainLanguage, type TEMPLE_HOME, templeHome } from './languages';
import { numberWord } from './number-words';
import type { PictureName } from './pictures';
import { type ShareName, shareIn } from './share-pictures';
import { site } from './site';

/** A page's metadata for search engines and messengers. lib/metadata.ts checks the lengths. */
export type PageHead = {
  path: string;
  /** Without the site's name, which is appended unless the title contains it. */
  title: string;
  description: string;
  share: ShareName;
  /** false for pages that search engines should not list. */
  index?: boolean;
};

/** A page that navigation and breadcrumbs can refer to. */
export type PageEntry = PageHead & {
  /** The page's name in links, and the last step of its breadcrumbs. */
  name: string;
  /** The parent page, by default the home page. */
  parent?: string;
  /** The picture at its top. */
  picture?: PictureName;
  kind?: 'AboutPage' | 'ContactPage' | 'CollectionPage';
};

/** The temple home in a language. */
export function templeHomePage(language: LanguageCode) {
  const { name, title, description } = wordsIn(language).area;
  return {
    path: templeHome(language) as typeof TEMPLE_HOME,
    name,
    title,
    description,
    kind: 'CollectionPage',
    share: shareIn(language, 'holyheaven') as 'holyheaven',
    picture: 'poster-rameshwaram',
  } as const satisfies PageEntry;
}

/**
 * Every page that is not generated from a list, with its path, title, description and indexing; lib/pages.ts adds
 * temples and openings. Read by page heads, structured data, breadcrumbs, navigation, sitemap and end-to-end tests.
 */
const entries = [
  {
    path: '/',
    name: 'Home',
    title: 'Vyomarka Aerospace: Drones, Software and Defence',
    description: `Vyomarka Aerospace, founded in New Delhi in ${site.founded}, designs drones, flight software and defence systems for places beyond the last road and the last signal.`,
    share: 'home',
    picture: 'home-hero',
  },
  {
    path: '/about',
    name: 'About',
    title: 'About the Company',
    description: `Vyomarka Aerospace was founded in New Delhi in ${site.founded}. Our story, our mission, our vision, and how we work on aircraft for country that is hard to reach.`,
    kind: 'AboutPage',
    share: 'about',
  },
  {
    path: '/team',
    name: 'Team',
    title: 'The Team',
    description: `Meet the ${numberWord(team.length)} people who lead Vyomarka Aerospace, from airframes, autonomy and flight test to safety and defence systems, and what each can be asked about.`,
    share: 'team',
  },
  {
    path: '/career',
    name: career.title,
    title: career.title,
    description:
      'Openings at Vyomarka Aerospace in New Delhi or remote, why people join, and how to apply: send your resume by email or fill in the application form.',
    kind: 'CollectionPage',
    share: 'career',
  },
  {
    path: '/outreach',
    name: 'Outreach',
    title: outreach.hero.eyebrow,
    description:
      'Three initiatives that Vyomarka Aerospace is planning: STEM education, veteran support and community safety. What we intend to do, and whom we hope to find.',
    share: 'outreach',
    picture: 'outreach',
  },
  {
    path: '/contact',
    name: contact.title,
    title: contact.title,
    description: `Write to Vyomarka Aerospace, call our New Delhi office ${site.officeHours}, or visit us in Okhla. Our response time for email is 24 hours, Monday to Friday.`,
    kind: 'ContactPage',
    share: 'contact',
  },
  {
    path: '/demo',
    name: demoPage.title,
    title: demoPage.title,
    description:
      'What a demo of our drone, software or defence work covers, where it takes place and how long it takes, with a form to request one from our engineers.',
    share: 'demo',
  },
  {
    path: '/aboutdrone',
    name: drone.title,
    title: drone.title,
    description:
      'A fixed-wing drone designed to rise on four rotors and cruise on its wing: airframe, capabilities and design targets of a prototype on paper.',
    share: 'drone',
  },
  {
    path: '/aboutsoftwaredev',
    name: software.title,
    title: software.title,
    description:
      'Flight software, on-board AI, secure links and shared maps by one New Delhi team: the layers, what each one does and the figures they are designed to.',
    share: 'software',
  },
  {
    path: '/aboutdefense',
    name: defense.title,
    title: defense.title,
    description:
      'A long-range missile concept study with its design targets, and four defence capabilities under Indian law and human command. Not an offer for sale or export.',
    share: 'defense',
  },
  {
    path: '/register',
    name: account.register.title,
    title: account.register.title,
    description:
      'Register with Vyomarka Aerospace: an account reserves your place in the workspace, which opens later. What is stored, and who keeps it.',
    share: 'account',
  },
  {
    path: '/login',
    name: account.login.title,
    title: account.login.title,
    description:
      'Log in to Vyomarka Aerospace: a preview for now. Nothing is sent or checked, because the workspace is not open yet.',
    share: 'account',
    index: false,
  },
  {
    path: '/forgot-password',
    name: account.forgotPassword.title,
    title: account.forgotPassword.title,
    description:
      'A password cannot be reset on this site yet. What that means for your Vyomarka Aerospace account, and how to ask.',
    share: 'account',
    index: false,
  },
  {
    path: '/dashboard',
    name: 'Your workspace',
    title: 'Your workspace',
    description:
      'Your Vyomarka Aerospace workspace is being prepared; meanwhile, find our technologies and a way to reach us.',
    share: 'account',
    index: false,
  },
  {
    path: '/privacy',
    name: privacy.title,
    title: privacy.title,
    description:
      'What this site keeps about you: the account you create, and a short count of attempts. Why, for how long, what never leaves your browser, and whom to write to.',
    share: 'legal',
  },
  {
    path: '/terms',
    name: terms.title,
    title: terms.title,
    description:
      'The terms on which this site may be used: accounts, what our words and figures mean, temple information, and the law that applies. Short and plain.',
    share: 'legal',
  },
  {
    path: '/cookies',
    name: cookies.title,
    title: cookies.title,
    description:
      'This site sets no cookies at all, so there is nothing to accept. What your browser may keep if you ask it to, and what the map does when you load it.',
    share: 'legal',
  },
  templeHomePage(mainLanguage),
] as const satisfies readonly PageEntry[];

/** The path of a page in this list. */
export type PagePath = (typeof entries)[number]['path'];

export const pageList: readonly (PageEntry & { path: PagePath })[] = entries;
