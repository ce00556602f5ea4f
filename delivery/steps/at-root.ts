import { type Page, stop } from './page.ts';

const HOME_LINK = /(<nav [^>]*><a [^>]*)(?= href="\/")/g;

/**
 * Marks the first link of the bar and of its menu, to `/`, as the current page. The temple host shows the temple home
 * there, which Next prerenders as `/holyheaven`.
 */
export function atRoot(page: Page): Page {
  const html = page.html.replace(HOME_LINK, '$1 aria-current="page"');
  if (html === page.html) stop('at-root', page, 'its bar does not begin with a link to /');
  return { ...page, html, atRoot: true };
}
