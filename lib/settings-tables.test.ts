/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { EnvError, parseEnv, settingNames } from './env';

const defaults: Record<string, unknown> = { ...parseEnv({}) };

/** The cells of a document's table that begins with `heading`, one array per row. */
function table(file: string, heading: string): string[][] {
  const [, after = ''] = readFileSync(file, 'utf8').split(`${heading}\n`);
  const rows = (after.split('\n\n')[0] ?? '').split('\n').slice(1);
  return rows.map((row) => row.slice(2, -2).split(' | '));
}

const shown = (name: string) => (defaults[name] === undefined ? 'none' : `\`${defaults[name]}\``);

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

test('README names every setting with its default', () => {
  const rows = table('README.md', '| variable | what it does | default |');
  expect(rows.map(([name]) => name)).toEqual(settingNames.map((name) => `\`${name}\``));
  expect(rows.map(([, , value]) => value)).toEqual(settingNames.map(shown));
});

test('operating.md says what every setting accepts, as the start does', () => {
  const rows = table('docs/operating.md', '| variable | accepts | default |');
  expect(rows).toEqual(settingNames.map((name) => [`\`${name}\``, accepted(name), shown(name)]));
});

test('.env.example names every setting once, with its default or an example', () => {
  const lines = readFileSync('.env.example', 'utf8').match(/^#[A-Z_]+=.*$/gm) ?? [];
  expect(lines.map((line) => line.slice(1).split('=')[0]).sort()).toEqual([...settingNames].sort());
  for (const line of lines) {
    const [name = '', value = ''] = line.slice(1).split('=');
    if (defaults[name] === undefined) expect(parseEnv({ [name]: value })).not.toEqual(defaults);
    else expect(value).toBe(String(defaults[name]));
  }
});
