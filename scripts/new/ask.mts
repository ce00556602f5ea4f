import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { issuesOf } from '../../content/schema-values';

/** Everything that was answered, under the names of the questions, which are also the flags. */
export type Answers = Readonly<Record<string, string>>;

/** A file's path in the repository, and its whole text. */
export type Written = { file: string; text: string };

/** One kind of thing that `npm run new` writes. */
export type Kind = {
  /** Each field is a question: its description asks, and its rules judge the answer. */
  schema: z.ZodObject;
  /** What is taken for an empty answer. Without one, the question must be answered. */
  standards: Readonly<Record<string, (answers: Answers) => string>>;
  /** Every file that is written or changed. */
  files: (answers: Answers) => readonly Written[];
  /** What only people can do now, in order. */
  left: (answers: Answers) => readonly string[];
};

/** An answer as its field wants it: a number, or a list with semicolons between. */
function contentOf(field: unknown, answer: string | undefined): unknown {
  if (answer !== undefined && field instanceof z.ZodNumber) return Number(answer);
  return field instanceof z.ZodReadonly ? answer?.split(/\s*;\s*/).filter(Boolean) : answer;
}

/** The answers as the content holds them. What may be left out is, if the answer was empty. */
export const entryOf = ({ shape }: z.ZodObject, answers: Answers): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, contentOf(field, answers[name] || undefined)]),
  );

async function ask({ schema, standards }: Kind, name: string, answers: Answers): Promise<string> {
  // Loaded where somebody is asked only: the rest needs no terminal.
  const { isCancel, select, text } = await import('@clack/prompts');
  const field = schema.shape[name] as z.ZodType;
  const message = field.description ?? name;
  const standard = standards[name]?.(answers);
  const wrong = (answer = '') => issuesOf(field, contentOf(field, answer.trim() || standard))[0]?.message;
  const options = field instanceof z.ZodEnum && field.options.map((value) => ({ value: String(value) }));
  const said = options
    ? await select({ message, options, initialValue: standard ?? '', maxItems: 8 })
    : await text({ message, placeholder: standard ?? '', defaultValue: standard ?? '', validate: wrong });
  if (isCancel(said)) process.exit(1);
  return said.trim();
}

/**
 * Answers from flags, and for the rest from questions in the terminal, or without those the standard answers.
 * @throws with every flag that is missing or wrong, where nobody can be asked again.
 */
export async function answersFor(kind: Kind, flags: Answers, asks: boolean): Promise<Answers> {
  const answers: Record<string, string> = { ...flags };
  for (const name of Object.keys(kind.schema.shape)) {
    if (answers[name] !== undefined) continue;
    const answer = asks ? await ask(kind, name, answers) : kind.standards[name]?.(answers);
    if (answer !== undefined) answers[name] = answer;
  }
  for (;;) {
    const issues = issuesOf(kind.schema, entryOf(kind.schema, answers));
    const told = issues.map(({ path, message }) => `--${String(path[0])} ${message}`).join('\n');
    if (!told) return answers;
    if (!asks) throw new Error(told);
    console.info(told);
    for (const name of new Set(issues.map(({ path }) => String(path[0]))))
      answers[name] = await ask(kind, name, answers);
  }
}

/**
 * Puts an entry at the end of a list or object that a file exports. Biome sets its lines afterwards.
 * @throws when the file has no such list, since half a temple must not be written.
 */
export function addTo(file: string, name: string, entry: string, text = readFileSync(file, 'utf8')): Written {
  // A list ends with its only line, or at the first line that begins with its bracket.
  const list = new RegExp(`^(export const ${name}\\b.*? = [[{])(.*|[\\s\\S]*?\\n)([\\]}];)$`, 'm');
  if (!list.test(text)) throw new Error(`${file} has no ${name} to add to`);
  const added = (_: string, begin: string, entries: string, end: string) =>
    `${begin}${entries.trimEnd().replace(/[^,]$/, '$&,')} ${entry}${end}`;
  return { file, text: text.replace(list, added) };
}
