import { clockMinutes } from '@/content/clock';
import { type Words, wordsIn } from '@/content/holyheaven/words';
import type {
  Dated,
  DatedEvent,
  Day,
  DayRange,
  DaySpan,
  Doors,
  Guide,
  GuideFacts,
  Month,
  YearRange,
} from '@/content/temples/guide-types';
import { addDays } from '@/lib/india-time';

/** Doors in minutes since midnight, 0 to 1440. `opensFrom` and `closesBy` tell how far sources differ. */
export type DoorMinutes = Pick<Doors, 'about' | 'pauses'> &
  Record<'opens' | 'closes', number> &
  Partial<Record<'opensFrom' | 'closesBy', number>>;

/** A stretch of days with one answer. `usual`: what past years lead one to expect may be added. */
export type SpanData = DayRange & {
  key: string;
  is: 'open' | 'closed' | 'winter' | 'not-known';
  hours?: string;
  expected?: true;
  oneOf?: true;
  usual?: true;
  checked: Day;
  checkBy: Day;
};

/** A date, or only the months in one of which it falls. */
export type EventDays = DatedEvent | { months: readonly Month[] };

export type EventData = { key: string; expected?: true } & EventDays;

/** What the browser needs of a temple, as JSON; `todayData` makes it. */
export type TodayData = {
  checked: Day;
  hours: Readonly<Record<string, readonly DoorMinutes[]>>;
  /** In order, unbroken and without overlap. */
  spans: readonly SpanData[];
  usually: readonly (YearRange & { is: 'open' | 'closed' })[];
  /** Those with a date first, in the order in which they end. */
  events: readonly EventData[];
  warnings: readonly Dated[];
  actions: readonly (Dated & { contact: string })[];
  seats: readonly string[];
};

export type State = 'open' | 'closed' | 'opening-soon' | 'closing-soon' | 'season-closed' | 'not-known';

/** The next time that the doors open or close. `minute` may have a margin: from `earliest`, or until `latest`. */
export type NextDoors = {
  kind: 'opens' | 'closes';
  at: Date;
  day: Day;
  minute: number;
  earliest?: number;
  latest?: number;
  about?: true;
};

/** What holds for a whole day. The strings are keys of the guide's words. */
export type DayAnswer = {
  /** The Indian day. */
  day: Day;
  /** Key of the day's words; `beyond` after the last day that is known. */
  why: string;
  /** The day is reckoned, or its hours are those of an earlier year. */
  expected: boolean;
  /** What past years lead one to expect, when nothing better is known. */
  usually?: 'open' | 'closed';
  /** Key of the hours' words, and the hours. On days not known: those that hold if the temple is open. */
  hours?: string;
  doors: readonly DoorMinutes[];
  warning?: string;
  /** The one official step to take, with the key of its contact. */
  action?: { key: string; contact: string };
  /** Winter seats, where worship goes on while the temple is closed, or may be. */
  seats: readonly string[];
  checked: Day;
};

export type Today = DayAnswer & {
  state: State;
  next?: NextDoors;
  /** What is held on this very day, the shortest if there are several. */
  held?: EventData;
  /** What comes next. */
  event?: EventData & { running: boolean };
  /** The entry is past the day on which it wanted checking. */
  stale: boolean;
};

/** The words that a temple's answer may need, by the keys of its facts. */
export type TodayWords = {
  /** With `beyond`, for the days after the last that is known. */
  days: Readonly<Record<string, readonly [headline: string, text: string]>>;
  events: Readonly<Record<string, string>>;
  warnings: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, readonly [text: string, href: string]>>;
  /** Where worship goes on while the temple is closed for the winter. */
  seats: string;
  speech: Words['speech'];
};

/** The data of a temple with its words in one language. */
export type TodayPage = { data: TodayData; words: TodayWords };

/** Doors as minutes since midnight. */
export const doorMinutes = ({ opens, closes, opensFrom, closesBy, ...rest }: Doors): DoorMinutes => ({
  opens: clockMinutes(opens),
  closes: clockMinutes(closes),
  ...(opensFrom && { opensFrom: clockMinutes(opensFrom) }),
  ...(closesBy && { closesBy: clockMinutes(closesBy) }),
  ...rest,
});

const spanData = ({ evidence, ...span }: DaySpan): SpanData => ({ ...span, checked: evidence.checked });

/** The season with the exceptions cut into it. */
function cutSpans(season: readonly DaySpan[], exceptions: readonly DaySpan[]): SpanData[] {
  return season.flatMap((span) => {
    const pieces: SpanData[] = [];
    let { from } = span;
    const regular = (through: string) => {
      if (from <= through) pieces.push({ ...spanData(span), usual: true, from, through });
    };
    for (const exception of exceptions) {
      if (exception.through < span.from || exception.from > span.through) continue;
      regular(addDays(exception.from, -1));
      const through = exception.through < span.through ? exception.through : span.through;
      pieces.push({ ...spanData(exception), from: exception.from > from ? exception.from : from, through });
      from = addDays(through, 1);
    }
    regular(span.through);
    return pieces;
  });
}

const ending = (event: EventData) => ('through' in event ? event.through + event.from : 'no date');

/** What `today` needs of a temple's facts, as JSON for the browser. */
export function todayData(facts: GuideFacts): TodayData {
  const events = facts.events
    .filter(({ kind }) => kind !== 'closure')
    .map(({ key, when, expected }): EventData => ({ key, ...when, ...(expected && { expected }) }));
  return {
    checked: facts.checked,
    hours: Object.fromEntries(facts.hours.map(({ key, doors }) => [key, doors.map(doorMinutes)])),
    spans: cutSpans(facts.season, facts.exceptions),
    usually: facts.usually,
    events: events.sort((a, b) => (ending(a) < ending(b) ? -1 : 1)),
    warnings: facts.warnings.map(({ evidence, ...warning }) => warning),
    actions: facts.actions,
    seats: (facts.seats ?? []).map(({ key }) => key),
  };
}

/** What is needed to tell what is open on a day. */
export function todayPage({ facts, words, language }: Guide): TodayPage {
  const data = todayData(facts);
  const days = Object.entries({ ...words.days, beyond: words.beyond });
  const hrefOf = (action: string) => {
    const contact = facts.actions.find(({ key }) => key === action)?.contact;
    return facts.contacts.find(({ key }) => key === contact)?.href ?? '';
  };
  const seats = data.seats.flatMap((key) => words.seats[key] ?? []);
  return {
    data,
    words: {
      days: Object.fromEntries(days.map(([key, { headline, text }]) => [key, [headline, text]])),
      events: Object.fromEntries(data.events.map(({ key }) => [key, words.events[key]?.name ?? ''])),
      warnings: words.warnings,
      actions: Object.fromEntries(
        Object.entries(words.actions).map(([key, text]) => [key, [text, hrefOf(key)]]),
      ),
      speech: wordsIn(language).speech,
      seats: seats.map(({ who, where }) => `${who}: ${where}`).join('; '),
    },
  };
}
