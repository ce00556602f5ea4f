import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { expect, test } from './test';

const IN_BROWSERS = ['next', 'react', 'react-dom', 'framer-motion', 'clsx'];
// What our own server-only modules would bring along, if one got into a client bundle.
const OWN_WORDS = [
  'password_hash',
  'users_email_key',
  'rate_limits',
  'accounts.db',
  'DATABASE_URL',
  'DATA_DIR',
];

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name));

test('no script for browsers names a server-only module', () => {
  const serverOnly = Object.keys(manifest.dependencies).filter((name) => !IN_BROWSERS.includes(name));
  // A short name such as `pg` is also a variable: it counts in quotes alone.
  const patterns = [
    ...serverOnly.map((name) => new RegExp(name.length > 4 ? name : `["'\`]${name}["'\`/]`)),
    ...OWN_WORDS.map((word) => new RegExp(word)),
    /argon2|libsql|RateLimiter|\$ZodError/,
  ];
  const folder = '.next/static';
  const scripts = filesIn(folder, /\.js$/);
  expect(scripts.length).toBeGreaterThan(5);
  const texts = scripts.map((name) => readFileSync(join(folder, name), 'utf8'));
  // The scripts that are there do name what they should.
  expect(texts.some((text) => text.includes('/api/v1/auth/register'))).toBe(true);
  for (const [index, text] of texts.entries())
    for (const pattern of patterns)
      expect.soft(text, `${scripts[index]} has ${pattern}`).not.toMatch(pattern);
});
