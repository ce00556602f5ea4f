/**
 * `npm run new -- temple|member|opening` asks what it must know, writes complete files and says what is left to do.
 * With `--yes`, or without a terminal, it asks nothing: each question has a flag, and `--help` lists them.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { indianDay } from '../../lib/india-time';
import { type Answers, answersFor } from './ask.mts';
import { memberKind, openingOn } from './company.mts';
import { templeOn } from './temple.mts';

const today = indianDay(new Date());
const kinds = { temple: templeOn(today), member: memberKind, opening: openingOn(today) };

const [name = '', ...args] = process.argv.slice(2);
const kind = kinds[name as keyof typeof kinds];

async function main(): Promise<void> {
  if (!kind) throw new Error('Say what is new: npm run new -- temple, member or opening');
  const questions = Object.entries(kind.schema.shape as Record<string, z.ZodType>);
  const flags = questions.map(([flag]) => [flag, { type: 'string' }] as const);
  const switches = { yes: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const options = { ...Object.fromEntries(flags), ...switches };
  const { yes, help, ...given } = parseArgs({ args, options }).values;
  if (help) {
    for (const [flag, field] of questions) {
      const choices = field instanceof z.ZodEnum ? `: ${field.options.join(', ')}` : '';
      console.info(`--${flag}  ${field.description}${choices}`);
    }
    return;
  }
  const answers = await answersFor(kind, given as Answers, process.stdin.isTTY && !yes);
  const files = kind.files(answers);
  for (const { file, text } of files) writeFileSync(file, text);
  const names = files.map(({ file }) => file);
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...names];
  execFileSync(process.execPath, biome, { stdio: ['ignore', 'ignore', 'inherit'] });
  console.info(`Written:\n${names.map((file) => `  ${file}`).join('\n')}\nLeft to do:`);
  for (const [index, step] of kind.left(answers).entries()) console.info(`  ${index + 1}. ${step}`);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exit(2);
});
