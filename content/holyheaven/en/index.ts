/** All words of the temple area except those of individual temples. */

import { notFound as page } from '@/content/errors';

/** Counts in words, from 0. */
export { cardinals as numbers } from '@/content/number-words';
export * from './coming-soon';
export * from './forms';
export * from './home';
export * from './plan-sheet';
export * from './shared';
export * from './speech';
export * from './temple-page';
export * from './verses';

export const search = {
  label: 'Find a temple',
  hint: 'Name, town or deity',
  button: 'Search',
  clear: 'Show all temples',
  call: 'Call India’s tourist helpline {number}',
  foundOne: '1 temple found for “{text}”',
  found: '{count} temples found for “{text}”',
  failed: 'The search could not be loaded. Please check your connection and press Search again.',
  /** Places without a page, each with whom to ask, by its address or number among the temples' contacts; the rest last. */
  elsewhere: [
    {
      name: 'Dwarka',
      text: 'Dwarka in Gujarat, the fourth dham, is not covered here yet; the temples below are. We could not confirm its official website.',
      site: '1363',
    },
    {
      name: 'Kedarnath',
      text: 'Kedarnath is not covered here yet. Here is its committee’s official site, and the temples that we cover:',
      site: 'badrinath-kedarnath.gov.in',
    },
    {
      name: '',
      text: 'We have nothing on “{text}” yet; these are our temples.',
      site: '1363',
    },
  ],
} as const;

/** Words of pages shown from an offline copy. */
export const offline = {
  /** `age` is like “2 hours ago” or “yesterday”; `date` is a day with a time. */
  copy: 'You seem offline. This copy was saved {age} ({date}).',
  title: 'This page is not saved',
  /** The description in the page's head. */
  text: 'Pages that open without the network',
  list: 'You seem to be offline. These pages still open:',
} as const;

/** For an id that no temple has. */
export const notFound = {
  title: 'Temple Not Found',
  text: 'The requested temple could not be located',
  link: 'Return to Holy Heaven',
} as const;

/** For any other address. */
export const pageNotFound = { title: page.title, text: page.text } as const;
