import { z } from 'zod';
import { type QuoteId, quotes } from '../holyheaven/quotes';
import { type GuideFacts, guideFactsSchema } from './guides';
import { description, filled, https, list, pictureName, slug, text } from './values';

/** The window frames of components/holyheaven/ornament/temple-window.tsx: regional styles, and a plain one. */
const windowFrames = ['timber', 'kalinga', 'dravida', 'plain'] as const;

const latitude = z.number().min(6).max(38);
const longitude = z.number().min(68).max(98);
const devanagari = z.string().regex(/^[\p{Script=Devanagari}\s]+$/u, 'is in another script');

/** A temple's facts, which are the same in every language. */
export const templeFactsSchema = z.strictObject({
  /** The last part of the temple's address. */
  id: z.string().regex(/^[1-9]\d*$/, 'must be digits without a leading zero'),
  image: pictureName,
  /** Set for the four temples of the Char Dham. */
  dham: z.literal(true).optional(),
  /** The name of this temple's content files, without the extension. */
  slug,
  /** The window style of its region, by default plain. */
  windowFrame: z.enum(windowFrames).optional(),
  /** Name of a file in public/drawings: the stops of `lastStretch`, a column of 160 for each. */
  wayDrawing: text.optional(),
  /** The name in Devanagari. */
  devanagari,
  /** Other names in any language and script, for the search, which finds spelling variants itself, except in Tamil. */
  aliases: list(text),
  verse: z.enum(Object.keys(quotes) as QuoteId[]),
  /** Set only if the temple body itself says so. */
  freeDarshan: z.literal(true).optional(),
  position: z.strictObject({ latitude, longitude }),
  /** Encyclopedia entries, for structured data. */
  sameAs: list(https),
  /** What a pilgrim asks first: is it open, what to bring, how to get there, whom to call. */
  guide: guideFactsSchema,
});

const named = z.strictObject({ name: text, note: text.optional() });
/** `pauses` is where the times of its pauses are from, if they may differ now. */
const namedHours = named.extend({ pauses: text.optional() });
/** Advice for `{count}` pilgrims, who pay `{rupees}` in total; for elders; for wheelchair users. */
const group = z.strictObject({ all: text, elder: list(text), wheelchair: list(text) });
/** A day may have its own advice for a group. */
const headed = z.strictObject({ headline: text, text, group: group.optional() });
const event = z.strictObject({ name: text, rule: text.optional() });
const period = z.strictObject({ name: text, text });

type Keyed = readonly { key: string }[];

/** Words for exactly the keys of a list. */
function keyed<List extends Keyed, Entry extends z.ZodType>(list: Keyed, entry: Entry) {
  const schema: unknown = z.strictObject(Object.fromEntries(list.map(({ key }) => [key, entry])));
  return schema as z.ZodType<Readonly<Record<List[number]['key'], z.infer<Entry>>>>;
}

/** The words that these facts need in one language, in plain text: an entry for each key. */
export const guideWordsSchema = <Facts extends GuideFacts>(facts: Facts) =>
  z.strictObject({
    /** The name that local people use. */
    name: text,
    /** The rule of the season, for visitors without JavaScript. */
    season: text,
    /** Each set of hours' name, and what to know about it. */
    hours: keyed<Facts['hours'], typeof namedHours>(facts.hours, namedHours),
    days: keyed<Facts['season'] | Facts['exceptions'], typeof headed>(
      [...facts.season, ...facts.exceptions],
      headed,
    ),
    /** For days after the last known one. */
    beyond: headed,
    events: keyed<Facts['events'], typeof event>(facts.events, event),
    contacts: keyed<Facts['contacts'], typeof named>(facts.contacts, named),
    /** What no source could tell us, each with whom to ask. */
    unknown: list(text),
    warnings: keyed<Facts['warnings'], typeof text>(facts.warnings, text),
    /** The call button's text: who answers, and the number. */
    ring: text,
    /** `link` is the text of the link to the address, or else to whom to ask. */
    giving: z.strictObject({ ways: z.array(text), link: text.optional() }),
    group,
    crowds: keyed<Facts['crowds'], typeof text>(facts.crowds, text),
    asks: keyed<Facts['asks'], typeof text>(facts.asks, text),
    /** Which months to choose, above the chart of the year. */
    when: text,
    year: keyed<Facts['year'], typeof period>(facts.year, period),
  });

const answered = z.strictObject({ answer: text, more: list(text).optional() });

/** The words about a temple with these facts in one language. Each language has a file of the same shape. */
export const templeWordsSchema = (facts: GuideFacts) =>
  z.strictObject({
    title: text,
    /** One or two sentences below the page's title. */
    description: text,
    travelInfo: text,
    tripPlanning: text,
    /** What search engines show. */
    summary: description,
    /** Its direction among the four dhams. */
    direction: text,
    /** The place's name within a sentence, as in "the year at …". */
    place: text,
    town: text,
    state: text,
    deity: text,
    /** The line under the title. */
    standfirst: text,
    story: filled(text),
    /** What to know before going: each line has a self-contained answer and may have more in its fold. */
    before: z.strictObject({
      /** Set only if not everybody may enter. */
      enter: answered.optional(),
      book: answered,
      /** Where to sleep. */
      stay: answered.optional(),
      wear: answered,
      carry: answered,
      leave: answered,
      cost: answered,
      elders: answered,
    }),
    /** Where pilgrims come from: how to travel, how long it takes and the cost; then more about the route. */
    origins: list(z.strictObject({ from: text, answer: text, more: list(text).optional() })).optional(),
    /** The last stretch on foot or by auto-rickshaw: places, and the distance to the next. */
    lastStretch: list(z.strictObject({ at: text, next: text.optional() })).optional(),
    /** The rites of an ordinary day in order, with times if they are kept to. */
    dayOrder: list(text).optional(),
    guide: guideWordsSchema(facts),
  });
