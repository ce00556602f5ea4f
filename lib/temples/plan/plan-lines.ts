import type { Words } from '@/content/holyheaven/words';
import type { Day } from '@/content/temples/types';
import { addDays } from '@/lib/india-time';
import { fill } from '@/lib/text';
import { formatterOf, headlineOf, textOf } from '../today/formatter';
import { type Plan, planFor } from './day-plan';
import type { PlanPage } from './plan-page';
import type { Group } from './planned';

type Texts = Readonly<Record<string, string>>;

/** `calendar` is the address of the calendar file of an event with a date. */
type PlanItem = { text: string; calendar?: string };
type PartKey = keyof Words['planSheet']['parts'];

/** What a group must book on days on which people can come, and what helps those who need help. */
function groupLines(
  page: PlanPage,
  { receives, warning = '' }: Plan,
  { pilgrims, elder, wheelchair }: Group,
): string[] {
  const { facts, words, sheet, help } = page;
  const { group } = words;
  const { one, many } = sheet.pilgrims;
  const count = fill(pilgrims === 1 ? one : many, { count: pilgrims });
  const all = fill(group.all, { count, rupees: pilgrims * (facts.rupeesEach ?? 0) });
  return [
    ...(receives && pilgrims ? [all] : []),
    // What stands under the answer is not said twice.
    ...(elder ? group.elder.filter((text) => text !== words.warnings[warning]) : []),
    ...(wheelchair ? group.wheelchair : []),
    ...((elder || wheelchair) && help ? [help] : []),
  ];
}

/**
 * The sheet in words for a day, `2027-07-05`, and for those who come along. Texts are empty when there is nothing to say,
 * and so are parts.
 */
export function planLines(page: PlanPage, date: Day, group?: Group) {
  const { facts, words, speech, sheet, temple } = page;
  const plan = planFor(facts, date);
  const format = formatterOf(speech);
  const closed = plan.is === 'closed' || plan.is === 'winter';
  const doors = format.allDoors(plan.doors);
  const headline = headlineOf(plan, page);
  // The headline of a usual day says no more than that it is open; that of another does not say it.
  const opened = plan.usual ? sheet.open : fill(sheet.openOn, { headline });
  const texts = (list: readonly string[], from: Texts) => list.map((key) => ({ text: from[key] ?? '' }));
  const parts: Record<PartKey, PlanItem[]> = {
    group: group && !closed ? groupLines(page, plan, group).map((text) => ({ text })) : [],
    events: plan.events.map((event) => {
      const { name, rule } = words.events[event.key] ?? {};
      return {
        text: [`${name}, ${format.eventDays(event)}`, rule].filter(Boolean).join(': '),
        ...('from' in event && { calendar: `${temple.path}/${event.key}.ics` }),
      };
    }),
    // Who meets closed doors wants another part of the year.
    season: facts.year
      .filter(({ key }) => plan.season.includes(key) !== closed)
      .map(({ key }) => ({
        text: `${words.year[key]?.name}: ${words.year[key]?.text}`,
      })),
    closures: plan.closures.map((span) => ({
      text: fill(sheet.closure, { name: words.days[span.key]?.headline ?? '', when: format.held(span) }),
    })),
    crowds: texts(plan.crowds, words.crowds),
    // Nobody can enter.
    rules: closed ? [] : page.rules.map((text) => ({ text })),
    bring: closed ? [] : texts(plan.bring, page.bring),
    asks: texts(plan.asks, words.asks),
  };
  return {
    date,
    is: plan.is,
    day: fill(sheet.day, { weekday: format.weekday(date), day: format.day(date) }),
    state: plan.is === 'open' ? opened : headline,
    bar: plan.doors,
    doors: doors && fill(plan.is === 'open' ? sheet.hours : speech.hoursPerhaps, { doors }),
    warning: (!closed && plan.warning && words.warnings[plan.warning]) || '',
    text: textOf(plan, words),
    note: plan.expected ? speech.expectedNote : '',
    book: plan.receives ? page.book : undefined,
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

export type PlanLines = ReturnType<typeof planLines>;
export type PlanPart = PlanLines['parts'][number];

const MESSAGE_PARTS: readonly PartKey[] = ['group', 'crowds', 'rules', 'bring', 'asks'];

/** The sheet as a message. */
export function planText({ temple, ring }: PlanPage, lines: PlanLines): string {
  const { day, state, doors, text, warning, note, parts, book, checked } = lines;
  const listed = parts
    .filter(({ key }) => MESSAGE_PARTS.includes(key))
    .flatMap(({ title, items }) => [`${title}:`, ...items.map(({ text }) => `• ${text}`)]);
  const links = [ring.text, book && `${book.text}: ${book.href}`];
  const answer = [temple.name, day, [state, doors].filter(Boolean).join(' · '), text, warning];
  return [...answer, ...listed, ...links, note, checked].filter(Boolean).join('\n');
}

/** The day for which `planPage` writes the calendar file. */
export const SAMPLE_DAY = '2000-01-01';

const digits = (day: string) => day.replaceAll('-', '');

/** The file that came with the page, for the planned day, in a link that needs no request. */
export const planCalendar = (file: string, day: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(
    file
      .replaceAll(digits(SAMPLE_DAY), digits(day))
      .replaceAll(digits(addDays(SAMPLE_DAY, 1)), digits(addDays(day, 1))),
  )}`;
