import { z } from 'zod';
import { type QuoteId, quotes } from '../holyheaven/quotes';
import { type GuideFacts, guideFactsSchema } from './guides';
import { description, filled, https, list, pictureName, slug, text } from './values';

/** The window frames of components/holyheaven/ornament/temple-window.tsx: a way of building of each region, and a plain one. */
const windowFrames = ['timber', 'kalinga', 'dravida', 'plain'] as const;

const latitude = z.number().min(6).max(38);
const longitude = z.number().min(68).max(98);
const devanagari = z.string().regex(/^[\p{Script=Devanagari}\s]+$/u, 'is in another script');

/** What is true of a temple in every language. */
export const templeFactsSchema = z.strictObject({
  /** The last part of the temple's address. */
  id: z.string().regex(/^[1-9]\d*$/, 'must be digits without a leading zero'),
  image: pictureName,
  /** Set for the four of the Char Dham. */
  dham: z.literal(true).optional(),
  /** The name of this temple's content files, without the extension. */
  slug,
  /** How windows are built in its region; plain if left out. */
  windowFrame: z.enum(windowFrames).optional(),
  /** The name in Devanagari. */
  devanagari,
  /** Other names in any language and script, for the search only. It finds other spellings by itself, but not in Tamil. */
  aliases: list(text),
  verse: z.enum(Object.keys(quotes) as QuoteId[]),
  /** Set only where the temple body itself says so. */
  freeDarshan: z.literal(true).optional(),
  position: z.strictObject({ latitude, longitude }),
  /** Encyclopedia entries, for structured data. */
  sameAs: list(https),
  /** What a pilgrim asks first: is it open, what to bring, how to get there, whom to call. */
  guide: guideFactsSchema,
});

const named = z.strictObject({ name: text, note: text.optional() });
/** For `{count}` pilgrims, who pay `{rupees}` together; for elders; for a wheelchair. */
const group = z.strictObject({ all: text, elder: list(text), wheelchair: list(text) });
/** A day may need other words for a group than most days do. */
const headed = z.strictObject({ headline: text, text, group: group.optional() });
const event = z.strictObject({ name: text, rule: text.optional() });
const period = z.strictObject({ name: text, text });

type Keyed = readonly { key: string }[];

/** Words for each key of a list, and for no other. */
function keyed<List extends Keyed, Entry extends z.ZodType>(list: Keyed, entry: Entry) {
  const schema: unknown = z.strictObject(Object.fromEntries(list.map(({ key }) => [key, entry])));
  return schema as z.ZodType<Readonly<Record<List[number]['key'], z.infer<Entry>>>>;
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
    /** Translated once where no number of the temple itself is confirmed. */
    noNumber: text.optional(),
    /** What no source could tell, each with whom to ask. */
    unknown: list(text),
    warnings: keyed<Facts['warnings'], typeof text>(facts.warnings, text),
    /** On the button that rings: who answers, and at which number. */
    ring: text,
    /** `link` is the text of the link to the address, or to whom to ask for it. */
    giving: z.strictObject({ text, link: text.optional() }),
    group,
    crowds: keyed<Facts['crowds'], typeof text>(facts.crowds, text),
    asks: keyed<Facts['asks'], typeof text>(facts.asks, text),
    /** Which months to choose, above the chart of the year. */
    when: text,
    year: keyed<Facts['year'], typeof period>(facts.year, period),
  });

const answered = z.strictObject({ answer: text, more: list(text).optional() });

/** The words about a temple with these facts, in one language. Another language is another file with the same shape. */
export const templeWordsSchema = (facts: GuideFacts) =>
  z.strictObject({
    title: text,
    /** One or two sentences: the listing shows them, and search engines do. */
    description: text,
    travelInfo: text,
    tripPlanning: text,
    /** What search engines show. */
    summary: description,
    /** Where among the four dhams, as a word. */
    direction: text,
    /** What people call the place in a sentence: "the year at …". */
    place: text,
    town: text,
    state: text,
    deity: text,
    /** The line under the title. */
    standfirst: text,
    story: filled(text),
    /** What to know before one goes: each line answers by itself, and may have more in its fold. */
    before: z.strictObject({
      /** Set only where not everybody may enter. */
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
    /** Where pilgrims come from: how, how long and for how much; then what else to know of the way. */
    origins: list(z.strictObject({ from: text, answer: text, more: list(text).optional() })).optional(),
    /** The last stretch on foot or by auto: places, and how far it is to the next. */
    lastStretch: list(z.strictObject({ at: text, next: text.optional() })).optional(),
    /** The rites of an ordinary day in their order, with the hours where they are kept. */
    dayOrder: list(text).optional(),
    guide: guideWordsSchema(facts),
  });
