import { z } from 'zod';
import { day, filled, rule, slug, text } from '../schema-values';
import { pictureName } from '../schemas';
import { type AircraftPart, aircraftParts } from './parts';

/** Drawn in orange by scripts/drawings/part-pictures.ts. */
const aircraftPart = z.enum(Object.keys(aircraftParts) as AircraftPart[]);

export const teamMember = z.strictObject({
  id: slug.describe('A short word for the member, such as the family name in lower case'),
  name: text.describe('Name'),
  designation: text.describe('Designation'),
  description: text.describe('One sentence on what they do'),
  expertise: filled(text).describe('Expertise, with semicolons between'),
  part: aircraftPart.describe('What they answer for'),
  /** A photograph of content/pictures.ts, shown in place of the drawing. */
  picture: pictureName.optional(),
});

/** One of the people who lead the work. `npm run new -- member` adds one; `id` is any short word that no other entry has. */
export type TeamMember = z.infer<typeof teamMember>;

/**
 * One opening. `npm run new -- opening` adds one; `slug` is its short name in lower case with hyphens, and the last part
 * of its page's address. It is offered until the content says otherwise: without it, or after the day it `closes`, in the next build.
 */
export const opening = z
  .strictObject({
    title: text.describe('Title of the opening'),
    slug: slug.describe('Last part of its address'),
    type: z.enum(['Full-time', 'Contract']).describe('Employment'),
    location: z.enum(['New Delhi (Hybrid)', 'New Delhi', 'Remote']).describe('Location'),
    posted: day.describe('First day'),
    closes: day.optional().describe('Last day, if there is one'),
    part: aircraftPart.describe('What it works on'),
    description: text.describe('One or two sentences on the work'),
    responsibilities: filled(text).describe('Responsibilities, with semicolons between'),
    requirements: filled(text).describe('Requirements, with semicolons between'),
  })
  .check(rule(({ posted, closes }) => (closes && closes < posted ? [[['closes'], 'is before posted']] : [])));

export type Opening = z.infer<typeof opening>;

const titled = { title: text, text };

const legalSection = z.strictObject({
  title: text,
  paragraphs: filled(text).optional(),
  /** What is meant, and what is said about it. */
  items: filled(z.strictObject({ term: text, text })).optional(),
});

export const legalPage = z.strictObject({
  title: text,
  /** The whole page in a sentence or two, set large. */
  summary: text,
  sections: filled(legalSection),
});

/** One section of a legal page; `{email}` in a text becomes a link to the support address. */
export type LegalSection = z.infer<typeof legalSection>;
export type LegalPage = z.infer<typeof legalPage>;

/** A demo of one technology; `id` is what `/demo?technology=` takes, `short` its name where there is little room. */
export const demo = z.strictObject({
  id: z.enum(['drone', 'software', 'defense']),
  short: text,
  picture: pictureName,
  see: text,
  doYourself: text,
  place: text,
  time: text,
  bring: text,
});

export type Demo = z.infer<typeof demo>;

const reached = day.optional();

/** How far the aircraft is: for each subsystem, the day on which a stage was reached. */
export const standing = z.strictObject({
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
});

export type Standing = z.infer<typeof standing>;

const callout = z.strictObject({ name: text, text });

export const technology = z.strictObject({
  /** The page's title and h1, to the letter of the specification. */
  title: text,
  picture: pictureName,
  eyebrow: text,
  lead: text,
  drawing: z.strictObject({
    title: text,
    lead: text,
    caption: text,
    description: text,
    callouts: filled(callout),
  }),
  capabilities: z.strictObject({
    title: text,
    items: filled(z.strictObject({ ...titled, fact: text })),
  }),
  specification: z.strictObject({
    title: text,
    lead: text,
    groups: filled(
      z.strictObject({
        title: text,
        /** `unit` is set apart from `value`, `note` says under which conditions. */
        rows: filled(
          z.strictObject({ name: text, value: text, unit: text.optional(), note: text.optional() }),
        ),
      }),
    ),
  }),
  closing: z.strictObject({ ...titled, action: text }),
});

export type Technology = z.infer<typeof technology>;
export type Callout = z.infer<typeof callout>;
