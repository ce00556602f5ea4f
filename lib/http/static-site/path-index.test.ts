/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathIndex } from './path-index';
import { pathFile } from './recording';

const recordings = { '': { status: 200, headers: {}, files: { raw: 'a' } } };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recordings-'));
  for (const path of ['/', '/about', '/team'])
    await writeFile(join(folder, pathFile(path)), JSON.stringify(recordings));
});
afterEach(() => rm(folder, { recursive: true }));

test('finds what is recorded, and nothing else', async () => {
  const recordingsOf = pathIndex(folder, 2);
  expect(await recordingsOf('/about')).toEqual(recordings);
  expect(await recordingsOf('/nowhere')).toBeUndefined();
  expect(await recordingsOf('/../about')).toBeUndefined();
});

test('keeps the paths that were asked for last', async () => {
  const recordingsOf = pathIndex(folder, 2);
  for (const path of ['/', '/about', '/', '/team']) await recordingsOf(path);
  await rm(folder, { recursive: true });
  expect(await recordingsOf('/')).toEqual(recordings);
  expect(await recordingsOf('/team')).toEqual(recordings);
  expect(await recordingsOf('/about')).toBeUndefined();
  folder = await mkdtemp(join(tmpdir(), 'recordings-'));
});

test('says so when a recording cannot be read', async () => {
  await writeFile(join(folder, pathFile('/torn')), '{');
  await expect(pathIndex(folder, 2)('/torn')).rejects.toThrow(SyntaxError);
});
