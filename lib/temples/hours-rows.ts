import { wordsIn } from '@/content/holyheaven/words';
import type { Day, DaySpan, Guide } from '@/content/temples/types';
import { addDays, indianDay } from '@/lib/india-time';
import { formatterOf } from './today/formatter';
import { doorMinutes } from './today/types';

type Stretch = Pick<DaySpan, 'from' | 'through' | 'expected'>;

function joined(spans: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const span of spans) {
    const last = stretches.pop();
    // Bridges a gap of one day, which has a row of its own.
    if (last && addDays(last.through, 2) >= span.from) stretches.push({ ...last, through: span.through });
    else stretches.push(...(last ? [last] : []), span);
  }
  return stretches;
}

/**
 * The usual opening hours, then the days from `today` on that differ, by date. Past days are left out, as are days
 * whose hours are not known.
 */
export function hoursRows({ facts, words, language }: Guide, today: Day = indianDay()) {
  const { templePage, speech } = wordsIn(language);
  const format = formatterOf(speech);
  const { hours, season } = facts;
  const exceptions = facts.exceptions.filter(({ through }) => through >= today);
  const when = (spans: readonly Stretch[]) => joined(spans).map(format.eventDays);
  const used = (key: string) => [...season, ...exceptions].some((span) => span.hours === key);
  const open = hours
    .filter(({ key }) => used(key))
    .map(({ key, doors }) => {
      const usual = season.find((span) => span.hours === key);
      const spans = exceptions.filter((span) => span.hours === key);
      return {
        key,
        /** The first day of these hours; empty for the usual ones. */
        from: (!usual && spans[0]?.from) || '',
        name: words.hours[key]?.name ?? '',
        /** The days of these hours; none for the usual ones. */
        when: usual ? [] : when(spans),
        doors: doors.map((each) => format.doors(doorMinutes(each))),
        /** When rites interrupt darshan on a usual day; may be empty. */
        pauses: (usual && doors.some(({ pauses }) => pauses) && words.days[usual.key]?.text) || '',
        note: words.hours[key]?.note,
      };
    });
  // Not the winter, which the status and the year's chart show.
  const closed = exceptions
    .filter(({ is }) => is === 'closed')
    .map((span) => ({
      key: span.key,
      from: span.from,
      name: words.events[span.key]?.name ?? words.days[span.key]?.headline ?? '',
      when: when([span]),
      // Otherwise the name, a headline, says it.
      doors: words.events[span.key] ? [templePage.dayBar.closed] : [],
      pauses: '',
      note: undefined,
    }));
  return [...open, ...closed].sort((a, b) => a.from.localeCompare(b.from));
}

export type HoursRow = ReturnType<typeof hoursRows>[number];
