import { STATUS, STATUSES, TODAY } from '../marks.ts';
import { type Page, type Step, stop } from './page.ts';

const META = new RegExp(`<meta name="${STATUS}" content="(\\d{3})"/>`);

/**
 * Reads the status that a page states in a meta element. Pages for unknown ids are prerendered like any other, since
 * `notFound()` would leave an empty shell that only a script fills.
 */
export const takeStatus: Step = (page) => {
  const [, status] = META.exec(page.html) ?? [];
  return status ? { ...page, status: Number(status) } : page;
};

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
export const tellToday: Step = (page, { today, statuses }) =>
  after(after(page, TODAY, today), STATUSES, statuses);
