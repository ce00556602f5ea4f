import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import type { DaySpan, Evidence, Guide } from '@/content/temples/guide/types';
import { addDays } from '@/lib/india-time';
import { doorMinutes } from './today/data';
import { speechOf } from './today/words';

/** A line of the table of hours. */
export type HoursRow = {
  key: string;
  name: string;
  /** The days on which it holds, when they are not most of the year. */
  when: readonly string[];
  /** `about 5 am to 1 pm`, one for each time that the doors open; or the word for closed or not known. */
  doors: readonly string[];
  note?: string;
  evidence: Evidence;
};

type Stretch = Pick<DaySpan, 'from' | 'through' | 'expected'>;

function joined(spans: readonly Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const span of spans) {
    const last = stretches.pop();
    if (last && addDays(last.through, 1) === span.from) stretches.push({ ...last, through: span.through });
    else stretches.push(...(last ? [last] : []), span);
  }
  return stretches;
}

function when(spans: readonly Stretch[], language: LanguageCode): string[] {
  const { speech } = wordsIn(language);
  const { days } = speechOf(speech);
  return joined(spans).map(
    ({ from, through, expected }) => days(from, through) + (expected ? ` (${speech.expected})` : ''),
  );
}

/** When the doors are open, for each part of the year; then the days on which they are closed, or nobody knows. */
export function hoursRows({ facts, words, language }: Guide): HoursRow[] {
  const { templePage, speech } = wordsIn(language);
  const say = speechOf(speech);
  const { hours, season, exceptions } = facts;
  const open = hours.map(({ key, doors, evidence }): HoursRow => {
    const isUsual = season.some((span) => span.hours === key);
    return {
      key,
      name: words.hours[key]?.name ?? '',
      when: isUsual
        ? []
        : when(
            exceptions.filter((span) => span.hours === key),
            language,
          ),
      doors: doors.map((each) => say.doors(doorMinutes(each))),
      note: words.hours[key]?.note,
      evidence,
    };
  });
  const closed = [...season, ...exceptions]
    .filter(({ is }) => is !== 'open')
    .map(
      (span): HoursRow => ({
        key: span.key,
        name: words.days[span.key]?.headline ?? '',
        when: when([span], language),
        doors: [span.is === 'not-known' ? templePage.notKnown : templePage.closed],
        evidence: span.evidence,
      }),
    );
  return [...open, ...closed];
}
