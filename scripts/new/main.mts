/**
 * `npm run new -- temple|member|opening` asks what it must know, writes complete files and says what is left to do.
 * With `--yes`, or without a terminal, it asks nothing: each question has a flag, and `--help` lists them.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { indianDay } from '../../lib/india-time';
import { type Answers, answersFrom, askFor } from './ask.mts';
import { member } from './member.mts';
import { openingOn } from './opening.mts';
import { templeOn } from './temple.mts';

const today = indianDay(new Date());
const kinds = { temple: templeOn(today), member, opening: openingOn(today) };

const [name = '', ...rest] = process.argv.slice(2);
if (!(name in kinds)) {
  console.error('Say what is new: npm run new -- temple, member or opening');
  process.exit(2);
}
const kind = kinds[name as keyof typeof kinds];

function readFlags(): { yes: boolean; help: boolean; given: Answers } {
  const texts = kind.questions.map((question) => [question.name, { type: 'string' }] as const);
  const { yes, help, ...given } = parseArgs({
    args: rest,
    options: { ...Object.fromEntries(texts), yes: { type: 'boolean' }, help: { type: 'boolean' } },
  }).values as Record<string, string> & { yes?: boolean; help?: boolean };
  return { yes: yes === true, help: help === true, given };
}

async function main(): Promise<void> {
  const { yes, help, given } = readFlags();
  if (help) {
    for (const { name: flag, text } of kind.questions) console.info(`--${flag}  ${text}`);
    return;
  }
  const asks = process.stdin.isTTY && !yes;
  const answers = asks ? await askFor(kind.questions, given) : answersFrom(kind.questions, given);
  const files = kind.files(answers, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const names = files.map(({ file }) => file);
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.info(`Written:\n${names.map((file) => `  ${file}`).join('\n')}\nLeft to do:`);
  for (const [index, step] of kind.left(answers).entries()) console.info(`  ${index + 1}. ${step}`);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exit(2);
});
