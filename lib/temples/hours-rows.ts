import { templePage } from '@/content/holyheaven/temple-page';
import { guideCommon } from '@/content/temples/guide/en/common';
import type { DaySpan, Evidence, Guide } from '@/content/temples/guide/types';
import { addDays } from '@/lib/india-time';
import { doorMinutes } from './today-data';

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

const when = (spans: readonly Stretch[]) =>
  joined(spans).map(
    ({ from, through, expected }) =>
      guideCommon.days(from, through) + (expected ? ` (${guideCommon.expected})` : ''),
  );

/** When the doors are open, for each part of the year; then the days on which they are closed, or nobody knows. */
export function hoursRows({ facts, words }: Guide): HoursRow[] {
  const { hours, season, exceptions } = facts;
  const open = hours.map(({ key, doors, evidence }): HoursRow => {
    const isUsual = season.some((span) => span.hours === key);
    return {
      key,
      name: words.hours[key]?.name ?? '',
      when: isUsual ? [] : when(exceptions.filter((span) => span.hours === key)),
      doors: doors.map((each) => guideCommon.doors(doorMinutes(each))),
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
        when: when([span]),
        doors: [span.is === 'not-known' ? templePage.notKnown : templePage.closed],
        evidence: span.evidence,
      }),
    );
  return [...open, ...closed];
}
