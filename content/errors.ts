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
  text: 'There is no page at this address. The page may have moved, or the address may be mistyped.',
  temples: 'Visit Holy Heaven',
  home,
} as const;

/** Written in the margins of the map of the 404 page, where the lines of its grid end. */
export const sheetDegrees = {
  east: ['76° E', '77° E', '78° E', '79° E', '80° E'],
  north: ['32° N', '31° N', '30° N'],
};

/** The texts of an English screen in another language. */
export type Translated<Original> = Readonly<Record<keyof Original, string>>;
