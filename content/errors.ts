// One export per screen, so that each screen's script contains only its own. Two of these load with every page.
const retry = 'Try again';
const home = 'Back to the home page';

export const pageError = {
  title: 'Something went wrong on our side',
  text: 'This page could not be shown. Trying again often helps; if it does not, the rest of the site still works.',
  retry,
  home,
} as const;

/** For when the frame itself fails. */
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
  text: 'It has moved, or the address is wrong.',
  temples: 'Visit Holy Heaven',
  home,
} as const;

/** An English screen's texts in another language. */
export type Translated<Original> = Readonly<Record<keyof Original, string>>;
