// One export for each screen: each is in the script of its own screen, and two of these load with every page.
const retry = 'Try again';
const home = 'Back to the home page';

export const pageError = {
  title: 'Something went wrong on our side',
  text: 'This page could not be shown. Trying again often helps; if it does not, the rest of the site still works.',
  retry,
  home,
} as const;

/** For a failure of the frame itself. */
export const siteError = {
  documentTitle: 'Something went wrong',
  title: 'Something went wrong on our side',
  text: 'The site could not be shown. Please try again.',
  retry,
  home,
} as const;

export const notFound = {
  eyebrow: '404 · off the map',
  title: 'Page not found',
  text: 'There is nothing at this address. It may have moved, or the address may be mistyped.',
  temples: 'Visit Holy Heaven',
  home,
} as const;

/** Written on the edges of the map of the 404 page, where the lines of its grid end. */
export const sheetNames = [
  { text: '76° E', x: 151, y: 482 },
  { text: '77° E', x: 291, y: 482 },
  { text: '78° E', x: 431, y: 482 },
  { text: '79° E', x: 571, y: 482 },
  { text: '30° N', x: 60, y: 96 },
  { text: '29° N', x: 60, y: 216 },
  { text: '28° N', x: 60, y: 336 },
];

/** What a page that leads nowhere offers instead; lib/suggestions.ts adds the links. */
export const suggestionWords = {
  title: 'Perhaps you are looking for one of these',
  technologies: 'Technologies',
  openings: 'Openings',
  temples: 'Temples',
} as const;

/** The texts of an English screen in another language. */
export type Said<Original> = Readonly<Record<keyof Original, string>>;
