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
    // A day between them that differs has its own note.
    if (last && addDays(last.through, 2) >= span.from) stretches.push({ ...last, through: span.through });
    else stretches.push(...(last ? [last] : []), span);
  }
  return stretches;
}

/**
 * When the doors are open on most days; then the days that differ, in the order in which they come after `today`. Those
 * that have passed are left out, and so are those whose hours nobody knows.
 */
export function hoursRows({ facts, words, language }: Guide, today: Day = indianDay(new Date())) {
  const { templePage, speech } = wordsIn(language);
  const format = formatterOf(speech);
  const { hours, season } = facts;
  const exceptions = facts.exceptions.filter(({ through }) => through >= today);
  const when = (spans: readonly Stretch[]) => joined(spans).map(format.eventDays);
  const used = (key: string) => [...season, ...exceptions].some((span) => span.hours === key);
  const open = hours
    .filter(({ key }) => used(key))
    .map(({ key, doors, evidence }) => {
      const isUsual = season.some((span) => span.hours === key);
      const spans = exceptions.filter((span) => span.hours === key);
      return {
        key,
        /** The first day on which it holds; empty for the usual hours. */
        from: (!isUsual && spans[0]?.from) || '',
        name: words.hours[key]?.name ?? '',
        /** The days on which it holds; none for the usual hours. */
        when: isUsual ? [] : when(spans),
        doors: doors.map((each) => format.doors(doorMinutes(each))),
        /** That rites stop darshan; may be empty. */
        pauses: doors.some(({ pauses }) => pauses) ? speech.pausesToday : '',
        note: words.hours[key]?.note,
        evidence,
      };
    });
  const closed = [...season, ...exceptions]
    .filter(({ is, through }) => (is === 'closed' || is === 'winter') && through >= today)
    .map((span) => ({
      key: span.key,
      from: span.from,
      name: words.events[span.key]?.name ?? words.days[span.key]?.headline ?? '',
      when: when([span]),
      // A headline says it.
      doors: words.events[span.key] ? [templePage.closed] : [],
      pauses: '',
      note: undefined,
      evidence: span.evidence,
    }));
  return [...open, ...closed].sort((a, b) => a.from.localeCompare(b.from));
}

export type HoursRow = ReturnType<typeof hoursRows>[number];
