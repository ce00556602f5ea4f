import { TODAY } from '../marks.ts';
import { type Step, stop } from './page.ts';

/** Lets a temple's page say what is open today with its first paint: its script follows its data. */
export const tellToday: Step = (page, { today }) => {
  const [start, ...more] = page.html.split(`<script type="application/json" ${TODAY}=`);
  if (more.length === 0) return page;
  const [rest = ''] = more;
  const end = rest.indexOf('</script>') + '</script>'.length;
  if (more.length > 1 || end < '</script>'.length) stop('today', page, 'more than one answer for today');
  const data = `<script type="application/json" ${TODAY}=${rest.slice(0, end)}`;
  return { ...page, html: `${start}${data}<script>${today}</script>${rest.slice(end)}` };
};
