import type { Words } from '@/content/holyheaven/words';
import { holds } from '@/content/temples/holds';
import type { Dated, Day, GuideFacts } from '@/content/temples/types';
import { addDays, indianDay } from '@/lib/india-time';
import { fill } from '@/lib/text';
import { type DayAnswer, dayAnswer, spanOn } from '../today/day-answer';
import { bandOf, formatterOf, headlineOf, textOf } from '../today/formatter';
import type { SheetData } from './sheet-data';

/** The day of travel, such as `2027-07-05`, the number of pilgrims, and the help they need. */
export type Visit = { day: Day; pilgrims: number; elder: boolean; wheelchair: boolean };

type PartKey = keyof Words['planSheet']['parts'];

type Look = 'open' | 'perhaps-open' | 'closed' | 'not-known';

/** Indian digit grouping, such as 1,25,000. */
const indian = (count = 0) => count.toLocaleString('en-IN');

/** Larger groups should call before they book. The words name this number too. */
const LARGE_GROUP = 50;

/** What a group must book or pay, and what helps those who need help. */
function groupLines(
  { facts, words, sheet }: SheetData,
  { pilgrims, elder, wheelchair }: Partial<Visit>,
  { day, why, warning = '' }: DayAnswer,
): string[] {
  const own = words.days[why]?.group;
  const group = own ?? words.group;
  const crowded = (elder || wheelchair) && !own && facts.crowds.some((crowd) => holds(day, crowd));
  const { one, many } = sheet.pilgrims;
  const count = fill(pilgrims === 1 ? one : many, { count: indian(pilgrims) });
  return [
    ...(crowded ? [sheet.crowd] : []),
    ...(pilgrims ? [fill(group.all, { count, rupees: indian(pilgrims * (facts.rupeesEach ?? 0)) })] : []),
    // A warning that the sheet already shows is not repeated.
    ...(elder ? group.elder.filter((text) => text !== words.warnings[warning]) : []),
    ...(wheelchair ? group.wheelchair : []),
    ...(pilgrims && pilgrims > LARGE_GROUP ? [sheet.large] : []),
  ];
}

/**
 * The next day within a month, otherwise the last one within a month, otherwise the next at all, that is not past and
 * is open or was in past years. Skips festivals and the days of the range `avoided`.
 */
function openDayNear(facts: GuideFacts, day: Day, avoided?: Dated): Day | undefined {
  const today = indianDay();
  const days = (from: number, to: number, step: 1 | -1) =>
    Array.from({ length: to - from + 1 }, (_, index) => addDays(day, step * (from + index)));
  return [...days(1, 30, 1), ...days(1, 30, -1), ...days(31, 365, 1)].find((near) => {
    if (near < today || (avoided && holds(near, avoided))) return false;
    if (facts.events.some(({ kind, when }) => kind === 'festival' && holds(near, when))) return false;
    const { is, usually } = dayAnswer(facts, near);
    return is === 'open' || usually === 'open';
  });
}

/** For the colour and mark: a ring if it was open in past years. */
function lookOf({ is, usually }: DayAnswer): Look {
  if (usually) return usually === 'open' ? 'perhaps-open' : 'closed';
  return is === 'winter' ? 'closed' : is;
}

/** What a pilgrim wants to know about a day. Texts without content are empty, and empty parts are left out. */
export function daySheet(data: SheetData, { day, ...group }: Pick<Visit, 'day'> & Partial<Visit>) {
  const { facts, words, speech, sheet } = data;
  const answer = dayAnswer(facts, day);
  const { is, why, usual, usually, expected, unlikely } = answer;
  const format = formatterOf(speech);
  const mayOpen = is === 'open' || is === 'not-known';
  const wasClosed = facts.usually.some((range) => range.is === 'closed' && holds(day, range));
  /** The temple is closed, or had closed by then in other years. */
  const closed = !mayOpen || (is === 'not-known' && wasClosed);
  /** While the deities are on the road, the door rules do not apply. */
  const outside = words.days[why]?.group !== undefined;
  const doors = format.allDoors(answer.doors);
  /** Darshan is improbable; or the hours are known, but not whether the doors open; or they are an earlier year's. */
  const inDoubt = unlikely || (doors && is === 'not-known' && !usually);
  // Its neighbours share its warning, unless a festival shuts this day alone. The last warning is a general one.
  const avoided =
    closed || !expected ? facts.warnings.slice(0, -1).find((range) => holds(day, range)) : undefined;
  const better = closed || inDoubt ? openDayNear(facts, day, avoided) : undefined;
  const plain = is === 'open' && usual;
  const festival = plain
    ? facts.events.find(({ kind, when }) => kind === 'festival' && holds(day, when))
    : undefined;
  const headline = (festival && words.events[festival.key]?.name) || headlineOf(answer, data);
  // A usual day's headline says only that it is open; any other headline does not say so.
  const onUsual = answer.doors.some(({ pauses }) => pauses) ? sheet.pauses : sheet.open;
  const state = is === 'open' ? fill(plain && !festival ? onUsual : sheet.openOn, { headline }) : headline;
  /** The usual hours, on a day when they may not apply. */
  const doubtful = festival || (!usual && answer.hours === facts.hours[0]?.key);
  const warning = (mayOpen && answer.warning && words.warnings[answer.warning]) || '';
  // On closed days, pilgrims want to know what comes next.
  const last = (closed && spanOn(facts, day)?.through) || day;
  const month = Number(day.slice(5, 7));
  const { elder, wheelchair } = group;
  const helpLater =
    elder || wheelchair ? [sheet.helpWhenOpen, ...groupLines(data, { elder, wheelchair }, answer)] : [];
  const texts = (list: readonly Dated[], from: Readonly<Record<string, string>>) =>
    list.filter((range) => holds(day, range)).map(({ key }) => from[key] ?? '');
  const parts: Record<PartKey, string[]> = {
    group: closed ? helpLater : groupLines(data, group, answer),
    // Except the event the headline names.
    events: facts.events
      .filter(({ key }) => key !== (festival?.key ?? why))
      // A closure is named earlier than other dates: a delayed pilgrim would find the doors shut.
      .filter(
        ({ kind, when }) => when.from <= addDays(last, kind === 'closure' ? 14 : 7) && when.through >= day,
      )
      .map(({ key, when, expected }) => {
        const { name, rule } = words.events[key] ?? {};
        return [`${name}, ${format.eventDays({ ...when, expected })}`, rule].filter(Boolean).join(': ');
      }),
    // Only this day's crowd, even during a longer festival.
    crowds: texts(facts.crowds, words.crowds).slice(0, 1),
    rules: closed || outside ? [] : data.rules,
    bring: facts.bring
      .filter(({ months }) => !closed && (months ? months.some((held) => held === month) : !outside))
      .map(({ item }) => data.bring[item]),
    asks: texts(facts.asks, words.asks),
  };
  return {
    date: day,
    is,
    day: fill(sheet.day, { weekday: format.weekday(day), day: format.day(day) }),
    state,
    look: lookOf(answer),
    bar: answer.doors,
    /** How far the hours can be trusted. */
    hoursNote: words.hours[answer.hours ?? '']?.note,
    doors:
      doors &&
      fill(inDoubt && !expected ? speech.hoursPerhaps : doubtful ? sheet.usually : sheet.hours, {
        doors,
      }),
    warning,
    care: bandOf(answer.care, words),
    text: [
      festival ? sheet.festival : textOf(answer, words),
      (expected || festival?.expected) && speech.expectedNote,
    ]
      .filter(Boolean)
      .join(' '),
    book: closed ? undefined : data.book,
    /** For days when the temple is or may be closed. */
    better: better ? { day: better, text: fill(sheet.better, { day: format.day(better) }) } : undefined,
    parts: (Object.keys(parts) as PartKey[])
      .map((key) => ({
        key,
        title: sheet.parts[key],
        items: parts[key],
        /** Whether the items are checkboxes. */
        tick: key === 'bring' || key === 'asks',
      }))
      .filter(({ items }) => items.length > 0),
    checked: format.checked(facts.checked),
  };
}

export type DaySheet = ReturnType<typeof daySheet>;
