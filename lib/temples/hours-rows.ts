import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import type { Day, DaySpan, Evidence, Guide } from '@/content/temples/types';
import { addDays, indianDay } from '@/lib/india-time';
import { eventDays, formatterOf } from './today/formatter';
import { doorMinutes } from './today/types';

/** A line of the table of hours. */
export type HoursRow = {
  key: string;
  /** The first day on which it holds; empty for the usual hours. */
  from: string;
  name: string;
  /** The days on which it holds; empty for the usual hours. */
  when: readonly string[];
  /** `about 5 am to 1 pm`, one for each time that the doors open; or the word for closed or not known. */
  doors: readonly string[];
  /** That rites stop darshan; may be empty. */
  pauses: string;
  note?: string;
  evidence: Evidence;
};

type Stretch = Pick<DaySpan, 'from' | 'through' | 'expected' | 'oneOf'>;

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

function when(spans: readonly Stretch[], language: LanguageCode): string[] {
  const { speech } = wordsIn(language);
  return joined(spans).map((span) => eventDays(span, speech, formatterOf(speech)));
}

/**
 * When the doors are open on most days; then the days that differ, in the order in which they come after `today`. Those
 * that have passed are left out, and so are those whose hours nobody knows.
 */
export function hoursRows({ facts, words, language }: Guide, today: Day = indianDay(new Date())): HoursRow[] {
  const { templePage, speech } = wordsIn(language);
  const format = formatterOf(speech);
  const { hours, season } = facts;
  const exceptions = facts.exceptions.filter(({ through }) => through >= today);
  const firstDay = (spans: readonly Stretch[]) => spans[0]?.from ?? '';
  const used = (key: string) => [...season, ...exceptions].some((span) => span.hours === key);
  const open = hours
    .filter(({ key }) => used(key))
    .map(({ key, doors, evidence }): HoursRow => {
      const isUsual = season.some((span) => span.hours === key);
      const spans = exceptions.filter((span) => span.hours === key);
      return {
        key,
        from: isUsual ? '' : firstDay(spans),
        name: words.hours[key]?.name ?? '',
        when: isUsual ? [] : when(spans, language),
        doors: doors.map((each) => format.doors(doorMinutes(each))),
        pauses: doors.some(({ pauses }) => pauses) ? speech.pausesToday : '',
        note: words.hours[key]?.note,
        evidence,
      };
    });
  const closed = [...season, ...exceptions]
    .filter(({ is, through }) => (is === 'closed' || is === 'winter') && through >= today)
    .map(
      (span): HoursRow => ({
        key: span.key,
        from: span.from,
        name: words.days[span.key]?.headline ?? '',
        when: when([span], language),
        doors: [templePage.closed],
        pauses: '',
        evidence: span.evidence,
      }),
    );
  return [...open, ...closed].sort((a, b) => a.from.localeCompare(b.from));
}
