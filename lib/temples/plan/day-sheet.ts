import type { Words } from '@/content/holyheaven/words';
import { holds } from '@/content/temples/holds';
import type { Dated, Day, GuideFacts } from '@/content/temples/types';
import { addDays, indianDay } from '@/lib/india-time';
import { fill } from '@/lib/text';
import { type DayAnswer, dayAnswer, spanOn } from '../today/day-answer';
import { formatterOf, headlineOf, textOf } from '../today/formatter';
import type { SheetData } from './sheet-data';

/** A day of travel, `2027-07-05`, how many pilgrims there are, and who among them needs help. */
export type Visit = { day: Day; pilgrims: number; elder: boolean; wheelchair: boolean };

type PartKey = keyof Words['planSheet']['parts'];

/** 1,25,000 as India writes it. */
const indian = (count = 0) => count.toLocaleString('en-IN');

/** So many pilgrims should call before they book; the words say the number, too. */
const LARGE_GROUP = 50;

/** What a group must book on days on which people can come, and what helps those who need help. */
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
    ...(pilgrims ? [fill(group.all, { count, rupees: indian(pilgrims * (facts.rupeesEach ?? 0)) })] : []),
    ...(pilgrims && pilgrims > LARGE_GROUP ? [sheet.large] : []),
    ...(crowded ? [sheet.crowd] : []),
    // What stands under the answer is not said twice.
    ...(elder ? group.elder.filter((text) => text !== words.warnings[warning]) : []),
    ...(wheelchair ? group.wheelchair : []),
  ];
}

/**
 * A day from today on that is open, or was in past years: the nearest within a month, or else the next. What warns of the day
 * itself, such as the crowds of a festival or doors in doubt, warns of none that is offered, unless it warns of most days.
 */
function openDayNear(facts: GuideFacts, day: Day): Day | undefined {
  const today = indianDay(new Date());
  const avoided = facts.warnings.slice(0, -1).find((range) => holds(day, range));
  for (let away = 1; away < 366; away += 1)
    for (const near of [addDays(day, away), ...(away < 31 ? [addDays(day, -away)] : [])]) {
      const { is, usually } = dayAnswer(facts, near);
      if (avoided && holds(near, avoided)) continue;
      if (near >= today && (is === 'open' || usually === 'open')) return near;
    }
  return undefined;
}

/** What a pilgrim wants to know about a day. Texts are empty when there is nothing to say, and so are parts. */
export function daySheet(data: SheetData, { day, ...group }: Pick<Visit, 'day'> & Partial<Visit>) {
  const { facts, words, speech, sheet } = data;
  const answer = dayAnswer(facts, day);
  const { is, why, usual, usually, expected } = answer;
  const format = formatterOf(speech);
  const mayOpen = is === 'open' || is === 'not-known';
  const wasClosed = facts.usually.some((range) => range.is === 'closed' && holds(day, range));
  /** Nobody can come, or the doors had closed by then in other years. */
  const closed = !mayOpen || (is === 'not-known' && wasClosed);
  /** While the deities are on the road, the rules of the door do not hold. */
  const outside = words.days[why]?.group !== undefined;
  const doors = format.allDoors(answer.doors);
  /** Its hours are known, but not whether the doors open at all. */
  const inDoubt = doors && is === 'not-known' && !expected && !usually;
  const better = closed || inDoubt ? openDayNear(facts, day) : undefined;
  const plain = is === 'open' && usual;
  const festival = plain
    ? facts.events.find(({ kind, when }) => kind === 'festival' && holds(day, when))
    : undefined;
  const headline = (festival && words.events[festival.key]?.name) || headlineOf(answer, data);
  // The headline of a usual day says no more than that it is open; that of another does not say it.
  const onUsual = answer.doors.some(({ pauses }) => pauses) ? sheet.pauses : sheet.open;
  const opened = plain && !festival ? onUsual : fill(sheet.openOn, { headline });
  const state = is === 'open' ? opened : headline;
  /** The usual hours, on a day on which they may not hold. */
  const doubtful = festival || (!usual && answer.hours === facts.hours[0]?.key);
  const warning = (mayOpen && answer.warning && words.warnings[answer.warning]) || '';
  // Who meets closed doors wants to know what comes next.
  const weekAfter = addDays((closed && spanOn(facts, day)?.through) || day, 7);
  const seasons = facts.year.filter((band) => holds(day, band));
  const isGood = ({ kind }: (typeof seasons)[number]) => kind === 'best' || kind === 'good';
  /** Probably open, in a season that asks for care and is not among the good ones. */
  const careful =
    (is === 'open' || usually === 'open') &&
    seasons.some(({ kind }) => kind === 'care') &&
    !seasons.some(isGood);
  const month = Number(day.slice(5, 7));
  const texts = (list: readonly Dated[], from: Readonly<Record<string, string>>) =>
    list.filter((range) => holds(day, range)).map(({ key }) => from[key] ?? '');
  const parts: Record<PartKey, string[]> = {
    group: !closed
      ? groupLines(data, group, answer)
      : group.elder || group.wheelchair
        ? [sheet.helpWhenOpen]
        : [],
    // But for what the headline says.
    events: facts.events
      .filter(({ key }) => key !== (festival?.key ?? why))
      .filter(({ when }) => when.from <= weekAfter && when.through >= day)
      .map(({ key, when, expected }) => {
        const { name, rule } = words.events[key] ?? {};
        return [`${name}, ${format.eventDays({ ...when, expected })}`, rule].filter(Boolean).join(': ');
      }),
    // Who meets closed doors wants another part of the year; what keeps them closed is said above.
    season: facts.year
      .filter((band) =>
        closed ? isGood(band) && !seasons.includes(band) : band.kind === 'best' || seasons.includes(band),
      )
      .map(({ key }) => `${words.year[key]?.name}: ${words.year[key]?.text}`),
    // Of a festival's crowd, the one of this day.
    crowds: texts(facts.crowds, words.crowds).slice(0, 1),
    rules: closed || outside ? [] : data.rules,
    bring: facts.bring
      .filter(({ months }) => !closed && (months ? months.some((held) => held === month) : !outside))
      .map(({ item }) => data.bring[item]),
    asks: texts(facts.asks, words.asks).map((text) => fill(text, { year: day.slice(0, 4) })),
  };
  return {
    date: day,
    is,
    day: fill(sheet.day, { weekday: format.weekday(day), day: format.day(day) }),
    state: careful ? fill(sheet.careful, { state }) : state,
    /** For its colour and mark, a ring where it was open in past years. */
    look: usually === 'open' ? ('perhaps-open' as const) : (usually ?? (is === 'winter' ? 'closed' : is)),
    careful,
    bar: answer.doors,
    doors:
      doors &&
      fill(inDoubt ? speech.hoursPerhaps : doubtful ? sheet.usually : sheet.hours, {
        doors,
      }),
    warning,
    text: festival ? sheet.festival : textOf(answer, words),
    note: expected || festival?.expected ? speech.expectedNote : '',
    book: closed ? undefined : data.book,
    /** Where nobody can come, or perhaps nobody. */
    better: better ? { day: better, text: fill(sheet.better, { day: format.day(better) }) } : undefined,
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
