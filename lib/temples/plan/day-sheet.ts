import type { Words } from '@/content/holyheaven/words';
import { holds } from '@/content/temples/holds';
import type { Dated, Day, DayRange } from '@/content/temples/types';
import { addDays } from '@/lib/india-time';
import { fill } from '@/lib/text';
import { dayAnswer, spanOn } from '../today/day-answer';
import { formatterOf, headlineOf, textOf } from '../today/formatter';
import type { SheetData } from './sheet-data';

/** A day of travel, `2027-07-05`, how many pilgrims there are, and who among them needs help. */
export type Visit = { day: Day; pilgrims: number; elder: boolean; wheelchair: boolean };

/** `calendar` is the address of the calendar file of an event with a date. */
type Item = { text: string; calendar?: string };
type PartKey = keyof Words['planSheet']['parts'];

const NEAR = 7;

/** Events and closures of the day, and of the week after it or after the last day without darshan. */
function daysNear({ facts }: SheetData, day: Day, why: string, closed: boolean) {
  const weekAfter = (last: Day) => (range: DayRange) =>
    range.from <= addDays(last, NEAR) && range.through >= day;
  // Who meets closed doors wants to know what comes next.
  const isNext = weekAfter((closed && spanOn(facts, day)?.through) || day);
  const month = Number(day.slice(5, 7));
  // Without a date, those of the day's month.
  const events = facts.events.filter(
    ({ kind, when }) =>
      kind !== 'closure' && ('months' in when ? when.months.some((held) => held === month) : isNext(when)),
  );
  const dated = events.filter(({ when }) => 'from' in when).map(({ key }) => key);
  const closures = [...facts.season, ...facts.exceptions]
    .filter(
      ({ key, is, ...days }) => key !== why && !dated.includes(key) && is !== 'open' && weekAfter(day)(days),
    )
    .sort((one, other) => one.from.localeCompare(other.from));
  return { events, closures };
}

/** What a group must book on days on which people can come, and what helps those who need help. */
function groupLines(
  { facts, words, sheet }: SheetData,
  { pilgrims, elder, wheelchair }: Partial<Visit>,
  receives: boolean,
  warning: string,
): string[] {
  const { group } = words;
  const { one, many } = sheet.pilgrims;
  const count = fill(pilgrims === 1 ? one : many, { count: pilgrims ?? 0 });
  return [
    ...(receives && pilgrims ? [fill(group.all, { count, rupees: pilgrims * (facts.rupeesEach ?? 0) })] : []),
    // What stands under the answer is not said twice.
    ...(elder ? group.elder.filter((text) => text !== warning) : []),
    ...(wheelchair ? group.wheelchair : []),
  ];
}

/** What a pilgrim wants to know about a day. Texts are empty when there is nothing to say, and so are parts. */
export function daySheet(data: SheetData, { day, ...group }: Pick<Visit, 'day'> & Partial<Visit>) {
  const { facts, words, speech, sheet, temple } = data;
  const answer = dayAnswer(facts, day);
  const { is, usual, usually, expected } = answer;
  const format = formatterOf(speech);
  const closed = is === 'closed' || is === 'winter';
  // The doors are open, or were in past years.
  const receives = is === 'open' || (is === 'not-known' && usually === 'open');
  const doors = format.allDoors(answer.doors);
  const headline = headlineOf(answer, data);
  // The headline of a usual day says no more than that it is open; that of another does not say it.
  const opened = usual ? sheet.open : fill(sheet.openOn, { headline });
  const warning = (!closed && answer.warning && words.warnings[answer.warning]) || '';
  const { events, closures } = daysNear(data, day, answer.why, closed);
  const month = Number(day.slice(5, 7));
  const texts = (list: readonly Dated[], from: Readonly<Record<string, string>>) =>
    list.filter((range) => holds(day, range)).map(({ key }) => ({ text: from[key] ?? '' }));
  const parts: Record<PartKey, Item[]> = {
    group: closed ? [] : groupLines(data, group, receives, warning).map((text) => ({ text })),
    events: events.map(({ key, when, expected }) => {
      const { name, rule } = words.events[key] ?? {};
      return {
        text: [`${name}, ${format.eventDays({ ...when, expected })}`, rule].filter(Boolean).join(': '),
        ...('from' in when && { calendar: `${temple.path}/${key}.ics` }),
      };
    }),
    // Who meets closed doors wants another part of the year.
    season: facts.year
      .filter((band) => holds(day, band) !== closed)
      .map(({ key }) => ({ text: `${words.year[key]?.name}: ${words.year[key]?.text}` })),
    closures: closures.map((span) => ({
      text: fill(sheet.closure, { name: words.days[span.key]?.headline ?? '', when: format.held(span) }),
    })),
    crowds: texts(facts.crowds, words.crowds),
    // Nobody can enter.
    rules: closed ? [] : data.rules.map((text) => ({ text })),
    bring: facts.bring
      .filter(({ months }) => !closed && (!months || months.some((held) => held === month)))
      .map(({ item }) => ({ text: data.bring[item] })),
    asks: texts(facts.asks, words.asks),
  };
  return {
    date: day,
    is,
    day: fill(sheet.day, { weekday: format.weekday(day), day: format.day(day) }),
    state: is === 'open' ? opened : headline,
    bar: answer.doors,
    doors: doors && fill(is === 'open' ? sheet.hours : speech.hoursPerhaps, { doors }),
    warning,
    text: textOf(answer, words),
    note: expected ? speech.expectedNote : '',
    book: receives ? data.book : undefined,
    parts: (Object.keys(parts) as PartKey[])
      .map((key) => ({
        key,
        title: sheet.parts[key],
        items: parts[key],
        /** Whether they are boxes to tick. */
        tick: key === 'bring' || key === 'asks',
      }))
      .filter(({ items }) => items.length > 0),
    checked: format.checked(facts.checked),
  };
}

export type DaySheet = ReturnType<typeof daySheet>;
