import { z } from 'zod';
import { pictures } from '../pictures';

// Building blocks of the content's schemas. Only scripts run schemas: pages import their inferred types, so that zod
// reaches no browser (e2e/server.spec.ts).

/** A text that is not blank. */
export const text = z.string().refine((value) => value.trim() !== '', 'is empty');

export const list = <Schema extends z.ZodType>(entry: Schema) => z.array(entry).readonly();

export const filled = <Schema extends z.ZodType>(entry: Schema) => z.array(entry).min(1).readonly();

/** A short name in an address or a file's name. */
export const slug = text.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'may hold only lower-case letters, digits and single hyphens',
);

/** A calendar day, `2026-11-21`. */
export const day = z.iso.date({
  error: ({ input }) => (input === undefined ? 'is missing' : `"${input}" is not a day like 2026-11-21`),
});

export const https = z.url({ protocol: /^https$/, error: 'is not an https address' });

/**
 * A picture. The masters lie in content/pictures; scripts/pictures.mts makes the files that are served. `focus` is the
 * centre of a phone crop in percent of the width; pictures with one also get a 3:4 cut for phones.
 */
export const pictureEntrySchema = z.strictObject({
  file: z.string().regex(/^[\w/-]+\.jpg$/, 'is not the name of a .jpg'),
  alt: text,
  focus: z.number().min(0).max(100).optional(),
  /** A 3:4 master of its own for phones, where a cut would lose a wing. */
  upright: z.string().optional(),
  /** How it was made, as a label in its corner, for what does not exist. */
  made: z.enum(['Rendering', 'Illustration']).optional(),
});

export type PictureEntry = z.infer<typeof pictureEntrySchema>;

export const pictureName = z.enum(Object.keys(pictures) as (keyof typeof pictures)[], {
  error: ({ input }) => (input === undefined ? 'is missing' : `"${input}" is not in content/pictures.ts`),
});

/** What search engines show under a title. */
export const description = z.string().min(70).max(160);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The names in braces. Whether a time is told in full or as a bare `.clock`, each language decides. */
const placeholders = (value: string) => {
  const names = value.match(/\{[\w.-]+\}/g)?.map((name) => name.replace(/\.clock\}$/, '}'));
  return [...new Set(names)].sort().join(' ');
};

/** The same parts as in an original, such as the one in another language. No text is blank, and placeholders stay. */
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
    return z.tuple([first ?? text, ...rest]);
  }
  if (Array.isArray(original)) return filled(z.unknown());
  if (!isObject(original)) return z.custom((value) => typeof value === typeof original);
  return z.strictObject(
    Object.fromEntries(Object.entries(original).map(([key, value]) => [key, likeOriginal(value)])),
  );
}

/** Adds what a rule over several fields finds. */
export const rule =
  <Value>(find: (value: Value) => Iterable<[path: PropertyKey[], message: string]>) =>
  ({ value, issues }: z.core.ParsePayload<Value>) => {
    for (const [path, message] of find(value))
      issues.push({ code: 'custom', input: value, path, message, continue: true });
  };

/** For a list of which no two entries may have the same value in a field. */
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

const lengths = { string: 'characters', array: 'entries' } as Record<string, string>;

/** The broken rule, as the end of the sentence `<field> …`; nothing where zod's own words will do. */
function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  if (input === undefined) return 'is missing';
  switch (issue.code) {
    case 'too_small':
    case 'too_big': {
      const size = (input as { length?: number }).length;
      const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
      if (size === 0) return issue.origin === 'array' ? 'has no entries' : 'is empty';
      return size === undefined
        ? `${input} is not ${limit}`
        : `has ${size} ${lengths[issue.origin] ?? 'parts'}, not ${limit}`;
    }
    case 'invalid_value':
      return `"${input}" is none of ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `has "${issue.keys.join('", "')}", which is not known here`;
    case 'invalid_union': {
      const [first] = issue.errors.flat();
      return first && `fits no kind: ${z.core.toDotPath(first.path)} ${first.message}`;
    }
    default:
      return undefined;
  }
}

/** What a schema finds wrong with a value, by field. */
export const issuesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: inWords }).error?.issues ?? [];

/** What a schema finds wrong with the content of a file, one sentence each: `<file>: <field> <rule>`. */
export const problems = (file: string, schema: z.ZodType, value: unknown): string[] =>
  issuesOf(schema, value).map(({ path, message }) =>
    [`${file}:`, z.core.toDotPath(path), message].filter(Boolean).join(' '),
  );
