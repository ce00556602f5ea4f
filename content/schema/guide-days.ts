import { z } from 'zod';
import { day, filled, https, rule, text } from './values';

/** A day of every year, such as `09-15`. `02-29` means the end of February. */
const yearDay = z
  .string()
  // A leap year, so that 02-29 is a day.
  .refine((value) => day.safeParse(`2028-${value}`).success, { error: 'is not a day of the year' });

/** Indian clock time, such as `06:30`. `24:00` is the end of the day. */
export const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: ({ input }) => `"${input}" is not a time` });

export const month = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

/**
 * Where a fact comes from. `gov`: a government page or the temple body's own; `press`: newspapers; `travel`: travel pages
 * that agree; `computed`: our own calculation from the positions of Sun and Moon.
 */
export const evidence = z.strictObject({
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

const inOrder = rule<{ from: string; through: string }>(({ from, through }) =>
  from > through ? [[[], 'ends before it begins']] : [],
);
/** Both days included. */
const days = { from: day, through: day };
/** May run over the turn of the year. */
export const yearDays = { from: yearDay, through: yearDay };

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

/** A set of hours, under the key by which days name it. */
export const hours = z.strictObject({ key: text, doors: filled(doors).check(doorsInOrder), evidence });

/** What holds on a stretch of days. `winter` means closed for the season. */
export const daySpan = z
  .strictObject({
    ...days,
    /** Its headline and text in the words. Spans may share them. */
    key: text,
    is: z.enum(['open', 'closed', 'winter', 'not-known']),
    /** Key of the hours on these days. Open days must have one. */
    hours: text.optional(),
    /** The days or hours are calculated, or are those of an earlier year. */
    expected: z.literal(true).optional(),
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
const eventDays = z
  .strictObject({ ...days, about: z.literal(true).optional(), oneOf: z.literal(true).optional() })
  .check(inOrder);

export const guideEvent = z.strictObject({
  key: text,
  /** `closure`: days without darshan, which no one travels for. */
  kind: z.enum(['festival', 'notice', 'closure']),
  when: eventDays,
  /** The day is calculated: the official notice decides. */
  expected: z.literal(true).optional(),
  /** What people travel for: in the list and the chart of the year even when others come sooner. */
  main: z.literal(true).optional(),
  evidence,
});

/** One that holds for some days, or for some days of every year. */
export const dated = z.strictObject({
  key: text,
  from: z.union([day, yearDay]),
  through: z.union([day, yearDay]),
});
