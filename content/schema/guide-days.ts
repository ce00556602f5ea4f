import { z } from 'zod';
import { day, filled, https, rule, text } from './values';

/** A yearly day, such as `09-15`. `02-29` means the end of February. */
const yearDay = z
  .string()
  // A leap year, so that 02-29 is valid.
  .refine((value) => day.safeParse(`2028-${value}`).success, { error: 'is not a day of the year' });

/** Indian clock time, such as `06:30`. `24:00` is the end of the day. */
export const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: ({ input }) => `"${input}" is not a time` });

export const month = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

/**
 * Where a fact comes from. `gov`: a page of the government or the temple body; `press`: newspapers; `travel`: travel
 * sites that agree; `computed`: our own calculation from the positions of Sun and Moon.
 */
export const evidence = z.strictObject({
  kind: z.enum(['gov', 'press', 'travel', 'computed']),
  /** The source's name. */
  by: text,
  /** The source's site. */
  href: https.optional(),
  /** When it was published: a day, a month or a year. */
  published: text.optional(),
  /** When we last checked it. */
  checked: day,
});

const inOrder = rule<{ from: string; through: string }>(({ from, through }) =>
  from > through ? [[[], 'ends before it begins']] : [],
);
/** Both days included. */
const days = { from: day, through: day };
/** May span New Year. */
export const yearDays = { from: yearDay, through: yearDay };

/** From opening to closing. Where sources differ, `opensFrom` is the earliest opening and `closesBy` the latest closing. */
const doors = z.strictObject({
  opens: clock,
  closes: clock,
  opensFrom: clock.optional(),
  closesBy: clock.optional(),
  /** The times are approximate. */
  about: z.literal(true).optional(),
  /** When rites interrupt darshan according to the temple's schedule; the actual times vary. */
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

/** A set of hours with the key by which days refer to it. */
export const hours = z.strictObject({ key: text, doors: filled(doors).check(doorsInOrder), evidence });

/** The status of a span of days. `winter` means closed for the season. */
export const daySpan = z
  .strictObject({
    ...days,
    /** Key of its headline and text in the words. Spans may share them. */
    key: text,
    is: z.enum(['open', 'closed', 'winter', 'not-known']),
    /** Key of these days' hours. Required for open days. */
    hours: text.optional(),
    /** The days or hours are calculated, or taken from an earlier year. */
    expected: z.literal(true).optional(),
    /** On days that are not known: darshan is improbable, so another day is offered. */
    unlikely: z.literal(true).optional(),
    evidence,
    /** After this day, the entry needs checking again. */
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

/** The days of an event. `about`: they may differ by a day or two. `oneOf`: it lasts one day, which is one of these. */
const eventDays = z
  .strictObject({ ...days, about: z.literal(true).optional(), oneOf: z.literal(true).optional() })
  .check(inOrder);

export const guideEvent = z.strictObject({
  key: text,
  /** `closure`: days without darshan, for which nobody travels. */
  kind: z.enum(['festival', 'notice', 'closure']),
  when: eventDays,
  /** The day is calculated; the official notice decides. */
  expected: z.literal(true).optional(),
  /** Nobody planning a visit should miss it: listed and charted even if others come sooner. */
  main: z.literal(true).optional(),
  evidence,
});

/** An entry that holds for a span of days, once or every year. */
export const dated = z.strictObject({
  key: text,
  from: z.union([day, yearDay]),
  through: z.union([day, yearDay]),
});
