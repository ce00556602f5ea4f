import { capitalised, numberWord } from './number-words';
import type { Titled } from './temples/types';

/** Words of the temple home and of what all temple pages share. Words about one temple are in content/temples. */

/** A button that leads nowhere yet: what it says, and what it answers. */
export type ComingSoon = { label: string; answer: string };

export const comingSoon = {
  plan: {
    label: 'Plan Your Pilgrimage',
    answer:
      'Planning a journey to several temples is coming soon. Each temple’s own page has a planner to look at.',
  },
  prayers: {
    label: 'Daily Prayers',
    answer: 'Daily prayers are coming soon. Until then the verses on these pages are yours to read.',
  },
  pooja: {
    label: 'Sponsor a Pooja',
    answer: 'Sponsoring a pooja is coming soon. For now, please ask the temple itself.',
  },
  priests: {
    label: 'Contact Our Priests',
    answer: 'Speaking with a priest through this site is coming soon. For now, please ask at the temple.',
  },
} satisfies Record<string, ComingSoon>;

export const home = {
  tagline: 'Serving Devotees Since 2024',
  title: 'Holy Heaven',
  lead: (temples: number) =>
    `${capitalised(numberWord(temples))} great temples of India: how to reach them, when to go, and what to know at the door.`,
  caption: 'Illustration: no real place.',
} as const;

const ofTheFour = (dhams: number) =>
  dhams === 4 ? 'All four' : `${capitalised(numberWord(dhams))} of the four`;

export const listing = {
  title: (dhams: number) => `${ofTheFour(dhams)} dhams`,
  intro: (dhams: number) =>
    `The Char Dham marks the four directions of India: Badrinath in the north, Puri in the east, Rameswaram in the south and Dwarka in the west. Tradition credits Adi Shankara with it. ${ofTheFour(dhams)} are described here.`,
  link: 'Pilgrimage Info',
  more: 'More temples',
  pages: 'Pages of the listing',
  pageTitle: (page: number) => `More temples, page ${page}`,
  pageDescription: (page: number, pages: number) =>
    `Page ${page} of ${pages} of the temples in Holy Heaven, each with its story, its year, the way there and the rules at its gate.`,
  searchLink: 'Search all temples',
  caption: 'All pictures of the temples are illustrations.',
} as const;

export const search = {
  label: 'Search the temples',
  hint: 'A name, a town, a state, a deity, or any word',
  button: 'Search',
  clear: 'Show all temples',
  found: (count: number, text: string) =>
    `${count} ${count === 1 ? 'temple' : 'temples'} found for “${text}”.`,
  none: (text: string) => `No temple here matches “${text}”. You can clear the search and see all of them.`,
  all: (count: number) => `All ${count} temples are shown.`,
  some: (shown: number, count: number) =>
    `${shown} of ${count} temples are shown. The search finds all of them.`,
  first: (count: number) => `The first ${count} are shown; another word narrows them down.`,
  searching: (text: string) => `Searching for “${text}” …`,
  failed: 'The search could not be loaded. Please check your connection and press Search again.',
} as const;

export const verses = {
  title: 'Words to carry with you',
  intro: (count: number) => `${capitalised(numberWord(count))} verses, in Sanskrit and in plain English.`,
  source: 'Source',
} as const;

export const principles = {
  title: 'How we keep this place',
  items: [
    {
      title: 'Spiritual Enlightenment',
      text: 'A pilgrimage begins before the first step. We tell each temple’s story and give its verses with their meaning, so that you arrive knowing where you stand.',
    },
    {
      title: 'Sacred Traditions',
      text: 'Every temple keeps its own customs. We pass them on as they are announced, with the authority behind them and the day on which we checked.',
    },
    {
      title: 'Universal Harmony',
      text: 'Whoever you are and whatever you believe, you are welcome to read here. Where a temple opens its doors only to some, we say so plainly and without comment.',
    },
  ] satisfies Titled[],
} as const;

export const ways = {
  title: 'Before you set out',
  guide: {
    title: 'A guide for your own journey',
    text: 'Tell us where you would like to go and with whom: elders, children, a large group. We answer emails within 24 hours.',
    link: 'Request Pilgrimage Guide',
  },
  mission: {
    title: 'Who keeps Holy Heaven',
    text: 'Vyomarka, a young company in New Delhi. It runs no temple and speaks for none: the temples’ own word comes first.',
    link: 'Our Mission',
  },
} as const;

export const notFound = {
  title: 'Temple Not Found',
  text: 'The requested temple could not be located',
  link: 'Return to Holy Heaven',
} as const;
