import { z } from 'zod';
import { day, filled, pictureName, rule, slug, text } from './values';

export const teamMemberSchema = z.strictObject({
  id: slug,
  name: text,
  designation: text,
  description: text,
  expertise: filled(text),
  /** Name of a file in public/drawings; `shows` says what it shows. */
  drawing: slug,
  shows: text,
  /** A photograph from content/pictures.ts, shown instead of the drawing. */
  picture: pictureName.optional(),
});

/** One of the people who lead the work. `id` is any unique short word. */
export type TeamMember = z.infer<typeof teamMemberSchema>;

/**
 * One opening. `slug` is the last part of its page's address; `drawing` is what its holder builds. It is offered until
 * its entry is removed, or until the first build after the day it `closes`.
 */
export const openingSchema = z
  .strictObject({
    title: text,
    slug: slug,
    type: z.enum(['Full-time', 'Contract']),
    location: z.enum(['New Delhi (Hybrid)', 'New Delhi', 'Remote']),
    posted: day,
    closes: day.optional(),
    drawing: z.enum(['gains', 'layup', 'tile']),
    description: text,
    responsibilities: filled(text),
    requirements: filled(text),
  })
  .check(rule(({ posted, closes }) => (closes && closes < posted ? [[['closes'], 'is before posted']] : [])));

export type Opening = z.infer<typeof openingSchema>;

const reached = day.optional();

/** How far the aircraft is: for each subsystem, the dates on which it reached its stages. */
export const standingSchema = z
  .strictObject({
    title: text,
    lead: text,
    asOf: day,
    asOfLabel: text,
    subsystem: text,
    notYet: text,
    stages: z.strictObject({ drawn: text, built: text, tested: text, flown: text }),
    rows: filled(
      z.strictObject({ name: text, drawn: reached, built: reached, tested: reached, flown: reached }),
    ),
  })
  .check(
    rule(function* ({ asOf, rows }) {
      for (const [at, { name: _, ...days }] of rows.entries())
        for (const [stage, day] of Object.entries(days))
          if (day && day > asOf) yield [['rows', at, stage], 'is after asOf'];
    }),
  );

export type Standing = z.infer<typeof standingSchema>;

export type Technology = {
  /** The page's title and h1, exactly as in the specification. */
  title: string;
  eyebrow: string;
  lead: string;
  drawing: {
    title: string;
    lead: string;
    caption?: string;
    description: string;
    callouts: readonly { name: string; text: string }[];
  };
  capabilities: {
    title: string;
    /** `drawing` is the name of a file in public/drawings. */
    items: readonly { title: string; text: string; fact: string; drawing?: string }[];
  };
  specification: {
    title: string;
    lead: string;
    groups: readonly {
      title: string;
      /** `unit` is styled apart from `value`; `note` states the conditions. */
      rows: readonly { name: string; value: string; unit?: string; note?: string }[];
    }[];
  };
  closing: { title: string; text: string; action: string };
};
