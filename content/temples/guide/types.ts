import type { LanguageCode } from '@/content/languages';

/**
 * What a pilgrim needs to know about one temple, as facts without words: days, hours, numbers and keys. The words of each
 * key stand in a file per language (`en/`), so that a second language repeats no fact.
 */

/** A day of the Indian calendar, such as `2026-11-21`. */
export type Day = string;

/** A day of every year, such as `09-15`. `02-29` means the end of February. */
export type YearDay = string;

/** Indian clock time, such as `06:30`. `24:00` is the end of the day. */
export type Clock = string;

/** 1 is January, 12 is December. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * Where a fact comes from. `gov`: a government page or the temple body's own; `press`: newspapers; `travel`: travel pages
 * that agree; `computed`: our own reckoning from the positions of Sun and Moon.
 */
export type Evidence = {
  kind: 'gov' | 'press' | 'travel' | 'computed';
  /** Who says so. */
  by: string;
  /** When they said it: a day, a month or a year. */
  said?: string;
  /** The day on which we last looked. */
  checked: Day;
};

/** Both days included. A range of year days may run over the turn of the year. */
export type DayRange = { from: Day; through: Day };
export type YearRange = { from: YearDay; through: YearDay };

/** From opening to closing. Where sources differ, `opensFrom` is the earliest opening and `closesBy` the latest closing. */
export type Doors = {
  opens: Clock;
  closes: Clock;
  opensFrom?: Clock;
  closesBy?: Clock;
  /** The times are approximate. */
  about?: true;
  /** Darshan stops for rituals in between, at times that nobody announces. */
  pauses?: true;
};

export type Hours = { key: string; doors: readonly Doors[]; evidence: Evidence };

/** What holds on a stretch of days. `winter` means closed for the season. */
export type DaySpan = DayRange & {
  /** Its headline and text in the words. */
  key: string;
  is: 'open' | 'closed' | 'winter' | 'not-known';
  /** Key of the hours on these days. Open days must have one. */
  hours?: string;
  /** The days or hours are reckoned, or are those of an earlier year. */
  expected?: true;
  evidence: Evidence;
  /** After this day the entry wants checking again. */
  checkBy: Day;
};

/** An event with a date. `about`: the day may differ by one or two. */
export type DatedEvent = DayRange & { about?: true };

export type GuideEvent = {
  key: string;
  /** `closure`: days without darshan, which no one travels for. */
  kind: 'festival' | 'notice' | 'closure';
  /** A date, or only the months in which it falls. */
  when: DatedEvent | { months: readonly Month[] };
  /** The day is reckoned: the official notice decides. */
  expected?: true;
  evidence: Evidence;
};

export type RuleTopic =
  | 'registration'
  | 'entry'
  | 'dress'
  | 'phone'
  | 'leave'
  | 'bring'
  | 'deposit'
  | 'queue'
  | 'tickets'
  | 'bath'
  | 'food';

export type DoorRule = { key: string; topic: RuleTopic; since?: string; evidence: Evidence };

/** One train of the timetable; `arrives` may be on the next day. */
export type Train = { number: string; from: string; to: string; departs: Clock; arrives: Clock };

/** A stage of the way, in the order of travel. Distances are by road, never in a straight line. */
export type Stage = {
  key: string;
  mode: 'air' | 'rail' | 'road' | 'foot';
  from: string;
  to: string;
  /** Kilometres to the temple, lowest and highest figure. Left out when no source gives the road. */
  km?: readonly [number, number];
  hours?: readonly [number, number];
  station?: { name: string; code?: string };
  via?: readonly string[];
  trains?: readonly Train[];
  /** The latest safe departure, only when an authority names one. */
  lastDeparture?: Clock;
  evidence: Evidence;
};

/** A number or address that a government or official page gives. Others are not printed. */
export type Contact = {
  key: string;
  kind: 'tel' | 'url' | 'whatsapp' | 'mail';
  /** As people read it: `0135-1364`. */
  shown: string;
  href: string;
  official: true;
  evidence: Evidence & { kind: 'gov' };
};

export type Side = 'north' | 'east' | 'south' | 'west';

/** One that holds for some days, or for some days of every year. */
export type Dated = { key: string } & (DayRange | YearRange);

export type BringItem =
  | 'photo-id'
  | 'registration-letter'
  | 'warm-layers'
  | 'rain-cover'
  | 'sun-cover'
  | 'medicines'
  | 'water'
  | 'decent-dress'
  | 'cloth-bag'
  | 'dry-clothes'
  | 'bathing-clothes';

/** `named`: the months that are named most; `advised`: our advice; `care`: when to take care. */
export type BandKind = 'named' | 'advised' | 'care' | 'closed';

/** A band of the year's chart; `outline` is drawn as a line only. */
export type Band = YearRange & { key: string; kind: BandKind; outline?: true };

export type GuideFacts = {
  /** The temple's name in the script of its own place. */
  ownName: { lang: 'hi' | 'or' | 'ta'; text: string; place: string };
  /** The day on which the facts were last looked through. */
  checked: Day;
  hours: readonly Hours[];
  /** Unbroken, in order. After the last day nothing is known. */
  season: readonly DaySpan[];
  /** Days that differ from the season; none of them overlap. */
  exceptions: readonly DaySpan[];
  /** What past years lead one to expect on days of which nothing is known yet. */
  usually: readonly (YearRange & { is: 'open' | 'closed' })[];
  /** Earlier seasons, as far as they are known. */
  past?: readonly { opened?: Day; closed?: Day; evidence: Evidence }[];
  /** Where worship goes on in winter. */
  seats?: readonly { key: string; evidence: Evidence }[];
  events: readonly GuideEvent[];
  rules: readonly DoorRule[];
  stages: readonly Stage[];
  contacts: readonly Contact[];
  /** Gates of the temple and their sides, only where a government page gives them. */
  plan?: { gates: readonly { key: string; side: Side }[]; evidence: Evidence & { kind: 'gov' } };
  /** What no source could tell, with whom to ask in the words. */
  notKnown: readonly string[];
  /** The first that holds on a day is shown. */
  warnings: readonly (Dated & { evidence: Evidence })[];
  /** One step to take now. The first that holds on a day is shown; `contact` is the key of a contact. */
  actions: readonly (Dated & { contact: string })[];
  /** The temple body's own way to give. Without a contact, no address is confirmed. */
  giving: { contact?: string; evidence: Evidence };
  crowds: readonly Dated[];
  /** What to bring; without months, always. */
  bring: readonly { item: BringItem; months?: readonly Month[] }[];
  /** What to ask before setting out. */
  asks: readonly Dated[];
  year: readonly Band[];
};

export type Titled = { title: string; text: string };

/** The words of a temple's facts in one language: an entry for each key, plain text only. */
export type GuideWords = {
  /** The name as people of the place say it. */
  name: string;
  /** The rule of the season, for readers without a script. */
  season: string;
  /** Name of each set of hours, and what to know about them. */
  hours: Readonly<Record<string, { name: string; note?: string }>>;
  days: Readonly<Record<string, { headline: string; text: string }>>;
  /** On days after the last that is known. */
  beyond: { headline: string; text: string };
  events: Readonly<Record<string, { name: string; rule: string }>>;
  rules: Readonly<Record<string, Titled>>;
  stages: Readonly<Record<string, Titled>>;
  contacts: Readonly<Record<string, { name: string; note?: string }>>;
  /** Names of the gates, and what the plan does not show. */
  plan?: { gates: Readonly<Record<string, string>>; missing: string };
  notKnown: Readonly<Record<string, { what: string; ask: string }>>;
  warnings: Readonly<Record<string, string>>;
  actions: Readonly<Record<string, string>>;
  seats: Readonly<Record<string, { who: string; where: string }>>;
  /** `link` is the text of the link, when there is an address. */
  giving: { text: string; link?: string };
  crowds: Readonly<Record<string, string>>;
  asks: Readonly<Record<string, string>>;
  year: Readonly<Record<string, { name: string; text: string }>>;
};

type KeyOf<List> = List extends readonly (infer Entry)[]
  ? Entry extends { key: infer Key extends string }
    ? Key
    : Entry extends string
      ? Entry
      : never
  : never;

/** The words that exactly these facts need: a missing or spare key does not compile. */
export type WordsFor<Facts extends GuideFacts> = Omit<GuideWords, keyof KeyedWords<Facts>> &
  KeyedWords<Facts>;

type KeyedWords<Facts extends GuideFacts> = {
  hours: Record<KeyOf<Facts['hours']>, { name: string; note?: string }>;
  days: Record<KeyOf<Facts['season']> | KeyOf<Facts['exceptions']>, { headline: string; text: string }>;
  events: Record<KeyOf<Facts['events']>, { name: string; rule: string }>;
  rules: Record<KeyOf<Facts['rules']>, Titled>;
  stages: Record<KeyOf<Facts['stages']>, Titled>;
  contacts: Record<KeyOf<Facts['contacts']>, { name: string; note?: string }>;
  notKnown: Record<KeyOf<Facts['notKnown']>, { what: string; ask: string }>;
  warnings: Record<KeyOf<Facts['warnings']>, string>;
  actions: Record<KeyOf<Facts['actions']>, string>;
  seats: Record<KeyOf<NonNullable<Facts['seats']>>, { who: string; where: string }>;
  crowds: Record<KeyOf<Facts['crowds']>, string>;
  asks: Record<KeyOf<Facts['asks']>, string>;
  year: Record<KeyOf<Facts['year']>, { name: string; text: string }>;
};

/** Facts and the words of one language. */
export type Guide = { facts: GuideFacts; words: GuideWords; language: LanguageCode };
