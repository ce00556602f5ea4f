/** @jest-environment node */
import { mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addressFile, type SiteRules } from './format.ts';
import { siteWriter } from './writer.ts';

const rules: SiteRules = { redirects: [], rewrites: [], fallbacks: [], notFound: '/404' };
const HOUR_MS = 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);
const text = (word: string) => Buffer.from(`${word} `.repeat(200));

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
});
afterEach(() => rm(root, { recursive: true }));

type Content = Record<string, { words: string; hashed?: boolean; madeFrom?: string }>;

/** Writes a site at the given hour. */
async function write(hour: number, content: Content): Promise<void> {
  const writer = await siteWriter(root, start + hour * HOUR_MS);
  for (const [address, { words, hashed, madeFrom = '' }] of Object.entries(content)) {
    const kept = await writer.store(text(words), 'text/html', 'little');
    const headers: Record<string, string> = hashed ? { 'cache-control': 'public, immutable' } : {};
    const parts = madeFrom ? ['/a.js'] : [];
    writer.write(address, { answers: { '': { status: 200, headers, ...kept } }, madeFrom, parts });
  }
  await writer.finish(rules);
}

const current = () => realpath(join(root, 'current'));
const recordOf = async (address: string) =>
  readFile(join(await current(), 'addresses', addressFile(address)), 'utf8').then(
    JSON.parse,
    () => undefined,
  );
const bodyOf = async (address: string) =>
  readFile(join(await current(), 'bodies', (await recordOf(address)).answers[''].body), 'utf8');

test('a body is there as it is, in brotli and in gzip, each distinct one once', async () => {
  await write(0, { '/a': { words: 'one' }, '/b': { words: 'one' } });
  const folder = join(await current(), 'bodies');
  const { body, encodings } = (await recordOf('/a')).answers[''];
  expect(encodings).toEqual(['br', 'gzip', 'raw']);
  expect((await readdir(folder)).sort()).toEqual([body, `${body}.br`, `${body}.gz`]);
  expect(brotliDecompressSync(await readFile(join(folder, `${body}.br`)))).toEqual(text('one'));
  expect(gunzipSync(await readFile(join(folder, `${body}.gz`)))).toEqual(text('one'));
});

test('what has not changed is taken over from the site before, with its parts', async () => {
  await write(0, { '/a': { words: 'one', madeFrom: 'a' }, '/a.js': { words: 'data', hashed: true } });
  const writer = await siteWriter(root, start + HOUR_MS);
  expect(writer.takeOver('/b', 'a')).toBe(false);
  expect(writer.takeOver('/a', 'b')).toBe(false);
  expect(writer.takeOver('/a', 'a')).toBe(true);
  await writer.finish(rules);
  for (const [address, words] of Object.entries({ '/a': 'one', '/a.js': 'data' }))
    expect(await bodyOf(address)).toBe(String(text(words)));
});

test('the site before has a link of its own, to go back to', async () => {
  await write(0, { '/a': { words: 'one' } });
  const before = await current();
  await write(1, { '/a': { words: 'two' } });
  expect(await realpath(join(root, 'previous'))).toBe(before);
  await write(60, { '/a': { words: 'three' } });
  expect(await realpath(join(root, 'previous'))).not.toBe(before);
});

test('hashed files are kept for a day after the last site that used them, pages are not', async () => {
  const script = { '/a.js': { words: 'script', hashed: true } };
  await write(0, { '/a': { words: 'one' }, ...script });
  await write(1, { '/b': { words: 'two' } });
  expect(await recordOf('/a')).toBeUndefined();
  expect(await bodyOf('/a.js')).toBe(String(text('script')));
  await write(2, script);
  for (const hour of [3, 20, 26]) {
    await write(hour, {});
    expect(await bodyOf('/a.js')).toBe(String(text('script')));
  }
  await write(28, {});
  expect(await recordOf('/a.js')).toBeUndefined();
});

test('a hashed file of which something is missing is not kept', async () => {
  await write(0, { '/a.js': { words: 'script', hashed: true } });
  await rm(join(await current(), 'bodies', `${(await recordOf('/a.js')).answers[''].body}.br`));
  await write(1, {});
  expect(await recordOf('/a.js')).toBeUndefined();
});

test('a build that fails leaves the current site in its place, and nothing of itself', async () => {
  await write(0, { '/a': { words: 'one' } });
  const before = await readdir(root);
  const writer = await siteWriter(root, start + HOUR_MS);
  await writer.store(text('half'), 'text/html', 'little');
  await writer.abandon();
  expect(await readdir(root)).toEqual(before);
  expect(await bodyOf('/a')).toBe(String(text('one')));
});
