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
    /argon2|libsql|RateLimiter|\$ZodError|site_registrations/,
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

test('the list of components lies beside the site, is CycloneDX, and nobody can fetch it', async ({
  request,
}) => {
  const list = JSON.parse(readFileSync('.site/current/sbom.cdx.json', 'utf8'));
  expect(list.bomFormat).toBe('CycloneDX');
  const names = list.components.map((each: { group?: string; name: string }) => each.name);
  for (const name of [...Object.keys(manifest.dependencies), 'tailwindcss', 'pg-protocol'])
    expect(names).toContain(name);
  expect(names).not.toContain('jest');
  expect(list.components.filter((each: { licenses?: object[] }) => !each.licenses)).toEqual([]);
  expect((await request.get('/sbom.cdx.json')).status()).toBe(404);
});

test('the server holds only packages that docs/licences.md lists', () => {
  const listed = readFileSync('docs/licences.md', 'utf8');
  const folder = '.site/current';
  const code = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const text = code.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  // The bundler writes above each module which file it is.
  const found = text.matchAll(/^\/\/ node_modules\/((?:@[^/]+\/)?[^/]+)\//gm);
  const packages = new Set([...found].map(([, name]) => name));
  expect(packages.size).toBeGreaterThan(5);
  for (const name of packages) expect.soft(listed).toContain(`| \`${name}\` |`);
});
