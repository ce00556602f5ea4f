/** Writes the table of settings in docs/operating.md from lib/env.ts: `npm run settings`. `npm test` runs it too. */
import { readFile, writeFile } from 'node:fs/promises';
import { EnvError, parseEnv, settingNames } from '../lib/env';

const file = 'docs/operating.md';
const defaults: Record<string, unknown> = parseEnv({});

/** What the sentence for a wrong value says that a setting must be. */
function accepted(name: string): string {
  try {
    parseEnv({ [name]: '! !' });
  } catch (error) {
    if (error instanceof EnvError) return error.message.replace(`${name} must be `, '').replace(/\.$/, '');
    throw error;
  }
  return 'any path';
}

const rows = settingNames.map((name) => {
  const value = defaults[name] === undefined ? 'none' : `\`${defaults[name]}\``;
  return `| \`${name}\` | ${accepted(name)} | ${value} |\n`;
});
const text = await readFile(file, 'utf8');
const table = /(?<=\| variable \| accepts \| default \|\n.*\n)(\|.*\n)+/;
if (!table.test(text)) throw new Error(`${file} has no table of settings`);
await writeFile(
  file,
  text.replace(table, () => rows.join('')),
);
