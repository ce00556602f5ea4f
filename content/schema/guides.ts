import { z } from 'zod';
import { holds } from '../temples/holds';
import { clock, dated, daySpan, evidence, guideEvent, hours, month, yearDays } from './guide-days';
import { day, filled, list, rule, text } from './values';

/**
 * What a pilgrim needs to know about one temple, as facts without words: days, hours, numbers and keys. The words for
 * each key are in one file per language (`en/`), so that a second language repeats no facts.
 */

const adviceLines = ['enter', 'book', 'stay', 'wear', 'carry', 'leave', 'cost', 'elders'] as const;

const schemes = { tel: 'tel:', url: 'https://', whatsapp: 'https://wa.me/', mail: 'mailto:' } as const;

/** A phone number or address from a government or official page. Others are not published. */
const contact = z
  .strictObject({
    key: text,
    kind: z.enum(['tel', 'url', 'whatsapp', 'mail']),
    /** In its readable form, such as `0135-1364`. */
    shown: text,
    href: text,
    evidence: evidence.extend({ kind: z.literal('gov', 'is not of a government or official page') }),
  })
  .check(
    rule(({ kind, href }) =>
      href.startsWith(schemes[kind]) ? [] : [[['href'], `does not begin with ${schemes[kind]}`]],
    ),
  );

const bringItem = z.enum([
  ...(['photo-id', 'registration-letter', 'warm-layers', 'rain-cover', 'sun-cover', 'medicines'] as const),
  ...(['water', 'no-plastic', 'cloth-bag', 'dry-clothes', 'bathing-clothes'] as const),
]);

/** A verdict on a part of the year. Later ones cover earlier ones, `care` the lower half. Days without one are open. */
const band = dated.extend({
  /** `doors`: the season starts or ends somewhere within it. */
  kind: z.enum(['best', 'good', 'care', 'doors', 'closed', 'festival']),
});

const facts = z.strictObject({
  /** The temple's name in the local script. */
  ownName: z.strictObject({ lang: z.enum(['hi', 'or', 'ta']), text }),
  /** When the facts were last reviewed. */
  checked: day,
  hours: list(hours),
  /** Other times that the words refer to, such as those of rites and trains. */
  times: z.record(text, clock).optional(),
  /** In order and without gaps. Nothing is known after the last day. */
  season: filled(daySpan),
  /** Days that differ from the season or are known beyond its end, without overlaps. */
  exceptions: list(daySpan),
  /** What to expect from past years on days not known yet. */
  usually: list(z.strictObject({ ...yearDays, is: z.enum(['open', 'closed']) })),
  events: list(guideEvent),
  contacts: list(contact),
  /** Keys of the contacts shown with the tips on booking and for elders. */
  calls: z.strictObject({ book: list(text), elders: list(text) }),
  /** The first one that holds on a day is shown. */
  warnings: list(dated.extend({ evidence })),
  /** Whom to call: the key of a contact with a phone number. */
  ring: text,
  /** The temple body's own way to give. No contact means that no address is confirmed. */
  giving: z.strictObject({ contact: text.optional(), evidence }),
  /** What each pilgrim pays at the temple, in rupees. */
  rupeesEach: z.number().optional(),
  crowds: list(dated),
  /** What to bring, in these months or always. */
  bring: list(z.strictObject({ item: bringItem, months: filled(month).optional() })),
  /** What to ask before setting out. */
  asks: list(dated),
  year: list(band),
  /** Sources of words that no fact above covers, with their subjects. */
  sources: list(evidence.extend({ about: filled(z.enum([...adviceLines, 'way', 'story'])) })),
});

const YEAR = Array.from({ length: 366 }, (_, at) =>
  new Date(Date.UTC(2028, 0, 1 + at)).toISOString().slice(5, 10),
);
const DAY_MS = 86_400_000;

/** The facts with the rules between their parts. */
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
    // Every day of the year needs a warning.
    rule(function* ({ warnings }) {
      const ofYear = warnings.filter(({ from }) => from.length === 5);
      const bare = YEAR.find((on) => !ofYear.some((range) => holds(on, range)));
      if (bare) yield [['warnings'], `has nothing for ${bare}`];
    }),
  )
  .check(
    // Keys are unique within a list, except for day spans that share their words.
    rule(function* ({ season, exceptions, ...lists }) {
      for (const [field, all] of Object.entries(lists)) {
        if (!Array.isArray(all)) continue;
        const keys = all.map((each) => each.key ?? each).filter((key) => typeof key === 'string');
        const twice = keys.find((key, at) => keys.indexOf(key) < at);
        if (twice) yield [[field], `has "${twice}" twice`];
      }
    }),
  );

export type GuideFacts = z.infer<typeof guideFactsSchema>;
