import { CALENDAR_HOST, icsText } from '@/lib/calendar/ics';
import { fill } from '@/lib/fill';
import { type PlanLines, type PlanPage, planText } from './plan-lines';

/** The planned day as a file for the visitor's own calendar, in a link that needs no request. */
export function planCalendar(page: PlanPage, lines: PlanLines): string {
  const { temple, data, words } = page;
  const { date } = lines;
  const text = icsText({
    name: temple.name,
    lang: temple.language,
    events: [
      {
        uid: `${temple.slug}-visit-${date}@${CALENDAR_HOST}`,
        from: date,
        through: date,
        summary: fill(words.sheet.visit, { temple: temple.name }),
        description: planText(page, lines),
        location: `${temple.name}, ${temple.state}`,
        position: temple.position,
        url: temple.url,
        stamp: data.checked,
      },
    ],
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
}
