import { z } from 'zod';
import { pictures } from '../pictures';

// Building blocks of the content schemas. Only scripts run schemas: pages import just the inferred types, so that zod
// never reaches a browser (e2e/server.spec.ts).

/** A text that is not blank. */
export const text = z.string().refine((value) => value.trim() !== '', 'is empty');

export const list = <Schema extends z.ZodType>(entry: Schema) => z.array(entry).readonly();

export const filled = <Schema extends z.ZodType>(entry: Schema) =>
  z.array(entry).min(1, 'has no entries').readonly();

/** A short name used in addresses and file names. */
export const slug = text.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'may hold only lower-case letters, digits and single hyphens',
);

/** A calendar day, `2026-11-21`. */
export const day = z.iso.date({
  error: ({ input }) => (input === undefined ? 'is missing' : `"${input}" is not a day like 2026-11-21`),
});

export const https = z.url({ protocol: /^https$/, error: 'is not an https address' });

/** A picture. The masters are in content/pictures; scripts/pictures.mts generates the served files. */
export const pictureEntrySchema = z.strictObject({
  file: z.string().regex(/^[\w/-]+\.jpg$/, 'is not the name of a .jpg'),
  alt: text,
  /** A 3:4 master for portrait windows. */
  upright: z.string().optional(),
  /** For a picture of something that does not exist: how it was made, as a label in its corner. */
  made: z.literal('Rendering: the aircraft is not built yet').optional(),
});

export type PictureEntry = z.infer<typeof pictureEntrySchema>;

export const pictureName = z.enum(Object.keys(pictures) as (keyof typeof pictures)[], {
  error: ({ input }) => (input === undefined ? 'is missing' : `"${input}" is not in content/pictures.ts`),
});

/** What search engines show under a title. */
export const description = z.string().regex(/^.{70,160}$/, 'does not have 70 to 160 characters');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The names in braces, without `.clock`: each language may give a time in full or bare. */
const placeholders = (value: string) => {
  const names = value.match(/\{[\w.-]+\}/g)?.map((name) => name.replace(/\.clock\}$/, '}'));
  return [...new Set(names)].sort().join(' ');
};

/** Requires the same parts as the original, such as the English one: no blank texts, and the same placeholders. */
export function likeOriginal(original: unknown): z.ZodType {
  if (typeof original === 'string') {
    const wanted = placeholders(original);
    return text.refine((value) => placeholders(value) === wanted, {
      error: ({ input }) =>
        `has the placeholders "${placeholders(String(input))}", not "${wanted}" as in the original`,
    });
  }
  if (Array.isArray(original) && original.length > 0) {
    const [first, ...rest] = original.map(likeOriginal);
    return z.tuple([first ?? text, ...rest], `does not have ${original.length} entries as in the original`);
  }
  if (Array.isArray(original)) return filled(z.unknown());
  if (!isObject(original)) return z.custom((value) => typeof value === typeof original);
  return z.strictObject(
    Object.fromEntries(Object.entries(original).map(([key, value]) => [key, likeOriginal(value)])),
  );
}

/** A check over several fields, as a generator of its problems. */
export const rule =
  <Value>(find: (value: Value) => Iterable<[path: PropertyKey[], message: string]>) =>
  ({ value, issues }: z.core.ParsePayload<Value>) => {
    for (const [path, message] of find(value))
      issues.push({ code: 'custom', input: value, path, message, continue: true });
  };

/** For a list in which no two entries may share a value in these fields. */
export const distinct = (...fields: string[]) =>
  rule<readonly object[]>(function* (list) {
    for (const field of fields) {
      const values = list.map((entry): unknown => Reflect.get(entry, field));
      for (const [at, value] of values.entries()) {
        const first = values.indexOf(value);
        if (first < at) yield [[at, field], `"${value}" is also that of entry ${first}`];
      }
    }
  });

/** The broken rule, as the end of the sentence `<field> …`; undefined if zod's own words will do. */
function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_value') return `"${issue.input}" is none of ${issue.values.join(', ')}`;
  return issue.code === 'unrecognized_keys'
    ? `has "${issue.keys.join('", "')}", which is not known here`
    : undefined;
}

/** What a schema finds wrong with a value, by field. */
export const issuesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: inWords }).error?.issues ?? [];

/** What a schema finds wrong with the content of a file, one sentence each: `<file>: <field> <rule>`. */
export const problems = (file: string, schema: z.ZodType, value: unknown): string[] =>
  issuesOf(schema, value).map(({ path, message }) =>
    [`${file}:`, z.core.toDotPath(path), message].filter(Boolean).join(' '),
  );
