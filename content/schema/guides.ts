import { z } from 'zod';
import { holds } from '../temples/holds';
import { day, filled, https, list, rule, text } from './values';

/**
 * What a pilgrim needs to know about one temple, as facts without words: days, hours, numbers and keys. The words of each
 * key stand in a file per language (`en/`), so that a second language repeats no fact.
 */

/** A day of every year, such as `09-15`. `02-29` means the end of February. */
const yearDay = z
  .string()
  // A leap year, so that 02-29 is a day.
  .refine((value) => day.safeParse(`2028-${value}`).success, { error: 'is not a day of the year' });

/** Indian clock time, such as `06:30`. `24:00` is the end of the day. */
const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: ({ input }) => `"${input}" is not a time` });

const month = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

/**
 * Where a fact comes from. `gov`: a government page or the temple body's own; `press`: newspapers; `travel`: travel pages
 * that agree; `computed`: our own calculation from the positions of Sun and Moon.
 */
const evidence = z.strictObject({
  kind: z.enum(['gov', 'press', 'travel', 'computed']),
  /** Who says so. */
  by: text,
  /** Their site. */
  href: https.optional(),
  /** When they published it: a day, a month or a year. */
  published: text.optional(),
  /** The day on which we last looked. */
  checked: day,
});
const adviceLines = ['enter', 'book', 'stay', 'wear', 'carry', 'leave', 'cost', 'elders'] as const;
const official = evidence.extend({
  kind: z.literal('gov', { error: 'is not of a government or official page' }),
});

const inOrder = rule<{ from: string; through: string }>(({ from, through }) =>
  from > through ? [[[], 'ends before it begins']] : [],
);
/** Both days included. */
const days = { from: day, through: day };
/** May run over the turn of the year. */
const yearDays = { from: yearDay, through: yearDay };

/** From opening to closing. Where sources differ, `opensFrom` is the earliest opening and `closesBy` the latest closing. */
const doors = z.strictObject({
  opens: clock,
  closes: clock,
  opensFrom: clock.optional(),
  closesBy: clock.optional(),
  /** The times are approximate. */
  about: z.literal(true).optional(),
  /** When rites stop darshan in between, by the temple's own order of the day: the hours slip. */
  pauses: filled(z.strictObject({ from: clock, through: clock })).optional(),
});

const doorsInOrder = rule<readonly z.infer<typeof doors>[]>(function* (all) {
  let before = '00:00';
  for (const [at, { opensFrom, opens, closes, closesBy, pauses = [] }] of all.entries()) {
    const inside = pauses.flatMap(({ from, through }) => [from, through]);
    const times = [before, opensFrom, opens, ...inside, closes, closesBy].filter(
      (time) => time !== undefined,
    );
    if (opens === closes || times.some((time, index) => time < (times[index - 1] ?? '')))
      yield [[at], 'does not follow in time'];
    before = times.at(-1) ?? before;
  }
});

/** What holds on a stretch of days. `winter` means closed for the season. */
const daySpan = z
  .strictObject({
    ...days,
    /** Its headline and text in the words. */
    key: text,
    is: z.enum(['open', 'closed', 'winter', 'not-known']),
    /** Key of the hours on these days. Open days must have one. */
    hours: text.optional(),
    /** The days or hours are calculated, or are those of an earlier year. */
    expected: z.literal(true).optional(),
    /** It is one of these days. */
    oneOf: z.literal(true).optional(),
    evidence,
    /** After this day the entry wants checking again. */
    checkBy: day,
  })
  .check(inOrder)
  .check(
    rule(({ is, hours }) => {
      if (is === 'open' && !hours) return [[['hours'], 'is missing on open days']];
      return hours && (is === 'closed' || is === 'winter')
        ? [[['hours'], 'must not be there on closed days']]
        : [];
    }),
  );

/** An event with a date. `about`: the day may differ by one or two. `oneOf`: it lasts one day, one of these. */
const datedEvent = z
  .strictObject({ ...days, about: z.literal(true).optional(), oneOf: z.literal(true).optional() })
  .check(inOrder);

const guideEvent = z.strictObject({
  key: text,
  /** `closure`: days without darshan, which no one travels for. */
  kind: z.enum(['festival', 'notice', 'closure']),
  /** A date, or only the months in which it falls. */
  when: z.union([datedEvent, z.strictObject({ months: filled(month) })]),
  /** The day is calculated: the official notice decides. */
  expected: z.literal(true).optional(),
  /** What people travel for: in the list and the chart of the year even when others come sooner. */
  main: z.literal(true).optional(),
  evidence,
});

const schemes = { tel: 'tel:', url: 'https://', whatsapp: 'https://wa.me/', mail: 'mailto:' } as const;

/** A number or address that a government or official page gives. Others are not printed. */
const contact = z
  .strictObject({
    key: text,
    kind: z.enum(['tel', 'url', 'whatsapp', 'mail']),
    /** As people read it: `0135-1364`. */
    shown: text,
    href: text,
    /** Who answers there. */
    whose: z.enum(['temple', 'government', 'helpline']),
    evidence: official,
  })
  .check(
    rule(({ kind, href }) =>
      href.startsWith(schemes[kind]) ? [] : [[['href'], `does not begin with ${schemes[kind]}`]],
    ),
  );

/** One that holds for some days, or for some days of every year. */
const dated = z.strictObject({ key: text, from: z.union([day, yearDay]), through: z.union([day, yearDay]) });

const bringItem = z.enum([
  ...(['photo-id', 'registration-letter', 'warm-layers', 'rain-cover', 'sun-cover', 'medicines'] as const),
  ...(['water', 'decent-dress', 'cloth-bag', 'dry-clothes', 'bathing-clothes'] as const),
]);

/** A verdict on a part of the year. A later one lies over an earlier one, which shows through what is hatched; on the days of none the temple is open. */
const band = z.strictObject({
  ...yearDays,
  key: text,
  /** `doors`: somewhere in it the doors open or close. */
  kind: z.enum(['best', 'good', 'care', 'doors', 'closed']),
});

const facts = z.strictObject({
  /** The temple's name in the script of its own place. */
  ownName: z.strictObject({ lang: z.enum(['hi', 'or', 'ta']), text }),
  /** The day on which the facts were last looked through. */
  checked: day,
  hours: list(z.strictObject({ key: text, doors: filled(doors).check(doorsInOrder), evidence })),
  /** Other times that the words name: of rites and trains. */
  times: z.record(text, clock).optional(),
  /** Unbroken, in order. After the last day nothing is known. */
  season: filled(daySpan),
  /** Days that differ from the season, or are known beyond its end; none of them overlap. */
  exceptions: list(daySpan),
  /** What past years lead one to expect on days of which nothing is known yet. */
  usually: list(z.strictObject({ ...yearDays, is: z.enum(['open', 'closed']) })),
  events: list(guideEvent),
  contacts: list(contact),
  /** Keys of the contacts that the tips on booking and for elders offer. */
  calls: z.strictObject({ book: list(text), elders: list(text) }),
  /** The first that holds on a day is shown. */
  warnings: list(dated.extend({ evidence })),
  /** Whom to ring: the key of a contact with a phone number. */
  ring: text,
  /** Set where only Hindus may enter. */
  hindusOnly: z.literal(true).optional(),
  /** The temple body's own way to give. Without a contact, no address is confirmed. */
  giving: z.strictObject({ contact: text.optional(), evidence }),
  /** What each pilgrim pays at the temple, in rupees. */
  rupeesEach: z.number().optional(),
  crowds: list(dated),
  /** What to bring; without months, always. */
  bring: list(z.strictObject({ item: bringItem, months: filled(month).optional() })),
  /** What to ask before setting out. */
  asks: list(dated),
  year: list(band),
  /** Where the words come from that no dated fact stands behind, and what they are about. */
  sources: list(evidence.extend({ about: filled(z.enum([...adviceLines, 'way', 'story'])) })),
});

const YEAR = Array.from({ length: 366 }, (_, at) =>
  new Date(Date.UTC(2028, 0, 1 + at)).toISOString().slice(5, 10),
);
const DAY_MS = 86_400_000;

/** What the parts of the facts want of one another. */
export const guideFactsSchema = facts
  .check(
    rule(function* ({ hours, season, exceptions }) {
      const known = hours.map(({ key }) => key);
      const first = season[0]?.from ?? '';
      for (const [field, spans] of Object.entries({ season, exceptions }))
        for (const [at, span] of spans.entries()) {
          if (span.hours && !known.includes(span.hours))
            yield [[field, at, 'hours'], `"${span.hours}" is not in hours`];
          if (span.from < first) yield [[field, at], 'lies before the season'];
          const before = spans[at - 1];
          const gap = before ? (Date.parse(span.from) - Date.parse(before.through)) / DAY_MS : 1;
          if (gap < 1) yield [[field, at], `overlaps ${field}[${at - 1}]`];
          if (gap > 1 && field === 'season') yield [[field, at], `leaves days out after season[${at - 1}]`];
        }
    }),
  )
  .check(
    rule(function* ({ contacts, ring, calls, giving }) {
      const known = contacts.map(({ key }) => key);
      if (!contacts.some(({ key, kind }) => key === ring && kind === 'tel'))
        yield [['ring'], `"${ring}" is no phone number in contacts`];
      for (const [line, keys] of Object.entries(calls))
        for (const [at, key] of keys.entries())
          if (!known.includes(key)) yield [['calls', line, at], `"${key}" is not in contacts`];
      if (giving.contact && !known.includes(giving.contact))
        yield [['giving', 'contact'], `"${giving.contact}" is not in contacts`];
    }),
  )
  .check(
    // Every day of the year must have a warning to show.
    rule(function* ({ warnings }) {
      const ofYear = warnings.filter(({ from }) => from.length === 5);
      const bare = YEAR.find((on) => !ofYear.some((range) => holds(on, range)));
      if (bare) yield [['warnings'], `has nothing for ${bare}`];
    }),
  )
  .check(
    // A key stands for one entry's words. Season and exceptions share theirs.
    rule(function* ({ exceptions, ...lists }) {
      for (const [field, all] of Object.entries({ ...lists, exceptions: [...lists.season, ...exceptions] })) {
        if (!Array.isArray(all)) continue;
        const keys = all.map((each) => each.key ?? each).filter((key) => typeof key === 'string');
        const twice = keys.find((key, at) => keys.indexOf(key) < at);
        if (twice) yield [[field], `has "${twice}" twice`];
      }
    }),
  );

export type GuideFacts = z.infer<typeof guideFactsSchema>;

const named = z.strictObject({ name: text, note: text.optional() });
const headed = z.strictObject({ headline: text, text });
const event = z.strictObject({ name: text, rule: text.optional() });
const period = z.strictObject({ name: text, text });

type Keys<List> = List extends readonly (infer Entry)[]
  ? Entry extends { key: infer Key extends string }
    ? Key
    : Entry & string
  : never;

/** Words for each key of a list, and for no other. */
function keyed<List, Entry extends z.ZodType>(list: readonly (string | { key: string })[], entry: Entry) {
  const keys = list.map((each) => (typeof each === 'string' ? each : each.key));
  const schema: unknown = z.strictObject(Object.fromEntries(keys.map((key) => [key, entry])));
  return schema as z.ZodType<Readonly<Record<Keys<List>, z.infer<Entry>>>>;
}

/** The words that exactly these facts need in one language, plain text only: an entry for each key. */
export const guideWordsSchema = <Facts extends GuideFacts>(facts: Facts) =>
  z.strictObject({
    /** The name as people of the place say it. */
    name: text,
    /** The rule of the season, for readers without a script. */
    season: text,
    /** Name of each set of hours, and what to know about them. */
    hours: keyed<Facts['hours'], typeof named>(facts.hours, named),
    days: keyed<Facts['season'] | Facts['exceptions'], typeof headed>(
      [...facts.season, ...facts.exceptions],
      headed,
    ),
    /** On days after the last that is known. */
    beyond: headed,
    events: keyed<Facts['events'], typeof event>(facts.events, event),
    contacts: keyed<Facts['contacts'], typeof named>(facts.contacts, named),
    /** Said once where no number of the temple itself is confirmed. */
    noNumber: text.optional(),
    /** What no source could tell, each with whom to ask. */
    unknown: list(text),
    warnings: keyed<Facts['warnings'], typeof text>(facts.warnings, text),
    /** On the button that rings: who answers, and at which number. */
    ring: text,
    /** `link` is the text of the link, when there is an address. */
    giving: z.strictObject({ text, link: text.optional() }),
    /** For `{count}` pilgrims, who pay `{rupees}` together; for people over 65; for a wheelchair. */
    group: z.strictObject({ all: text, elder: list(text), wheelchair: list(text) }),
    crowds: keyed<Facts['crowds'], typeof text>(facts.crowds, text),
    asks: keyed<Facts['asks'], typeof text>(facts.asks, text),
    /** Which months to choose, above the chart of the year. */
    when: text,
    year: keyed<Facts['year'], typeof period>(facts.year, period),
  });
