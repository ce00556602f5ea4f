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
  const [start, ...more] = page.html.split(`<script type="application/json" ${mark}=`);
  if (more.length === 0) return page;
  const [rest = ''] = more;
  const end = rest.indexOf('</script>') + '</script>'.length;
  if (more.length > 1 || end < '</script>'.length) stop('temples', page, `more than one ${mark}`);
  const data = `<script type="application/json" ${mark}=${rest.slice(0, end)}`;
  return { ...page, html: `${start}${data}<script>${script}</script>${rest.slice(end)}` };
}

/**
 * Lets a temple's page say what is open today with its first paint, and the temple home say it of several temples: each
 * script follows its data.
 */
export const tellToday: Step = (page, { today, statuses }) =>
  after(after(page, TODAY, today), STATUSES, statuses);
