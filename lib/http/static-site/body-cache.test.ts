/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bodyCache } from './body-cache';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bodies-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('keeps what was used last, up to its limit', async () => {
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  for (const name of ['a', 'b', 'c']) await write(name, `${name}`.repeat(10));
  await write('big', 'x'.repeat(90));
  const body = bodyCache(folder, 80);
  for (const name of ['a', 'b', 'c']) expect((await body(name)).toString()).toBe(name.repeat(10));
  await write('a', 'changed');
  expect((await body('a')).toString()).toBe('a'.repeat(10));
  expect(await body('big')).toHaveLength(90);
  await write('big', 'small');
  expect((await body('big')).toString()).toBe('small');
});

test('forgets what was used longest ago', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `f${index}`);
  for (const name of names) await writeFile(join(folder, name), 'x'.repeat(10));
  const body = bodyCache(folder, 80);
  for (const name of names) await body(name);
  await writeFile(join(folder, 'f0'), 'new');
  await writeFile(join(folder, 'f9'), 'new');
  expect((await body('f0')).toString()).toBe('new');
  expect((await body('f9')).toString()).toBe('x'.repeat(10));
});
