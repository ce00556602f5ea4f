import { STATUSES, TODAY } from '@/lib/marks';
import { type Page, stop } from './page.ts';
import { inlineScript } from './scripts.ts';

/** Puts a script behind the data with a mark, if the page has such data. */
function after(page: Page, mark: string, script: string): Page {
  const data = new RegExp(`<script type="application/json" ${mark}=.*?</script>`, 'gs');
  const found = page.html.match(data) ?? [];
  if (found.length > 1) stop('temples', page, `more than one ${mark}`);
  return { ...page, html: page.html.replace(data, (own) => `${own}<script>${script}</script>`) };
}

/**
 * Lets a temple's page say what is open today with its first paint, and the temple home say it of several temples: each
 * script follows its data.
 */
export const tellToday = (page: Page): Page =>
  after(after(page, TODAY, inlineScript('today')), STATUSES, inlineScript('statuses'));
