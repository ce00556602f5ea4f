/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// Each command starts Node twice.
jest.setTimeout(60_000);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A finished site as far as releases look at it: its try ends with this exit code. */
async function site(name: string, exitCode: number): Promise<string> {
  const made = join(folder, name);
  await mkdir(join(made, 'addresses'), { recursive: true });
  await mkdir(join(made, 'bodies'));
  for (const file of ['site.json', 'hashed.json']) await writeFile(join(made, file), '{}');
  await writeFile(join(made, 'try.mjs'), `process.exit(${exitCode});`);
  return made;
}

async function links(current: string, previous?: string): Promise<void> {
  await symlink(current, join(folder, '.site/current'));
  if (previous) await symlink(previous, join(folder, '.site/previous'));
}

function release(...args: string[]) {
  const command = ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve('delivery/release.mts')];
  const { status, stderr } = spawnSync(process.execPath, [...command, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr };
}

const current = () => readlink(join(folder, '.site/current'));
const previous = () => readlink(join(folder, '.site/previous'));

test('a version that gets ready stays in its place', async () => {
  await site('.site/old', 0);
  await site('.site/new', 0);
  await links('new', 'old');
  expect(release('try').status).toBe(0);
  expect(await current()).toBe('new');
});

test('a version that does not get ready gives its place back', async () => {
  await site('.site/old', 0);
  await site('.site/new', 1);
  await links('new', 'old');
  const { status, stderr } = release('try');
  expect([status, stderr]).toEqual([1, expect.stringContaining('.site/current is old again')]);
  expect([await current(), await previous()]).toEqual(['old', 'new']);
});

test('without a version before, a failed try says so and leaves what is there', async () => {
  await site('.site/new', 1);
  await links('new');
  expect(release('try')).toEqual({ status: 1, stderr: expect.stringContaining('no previous site') });
  expect(await current()).toBe('new');
});

test('one command goes back, but not to a version that does not start', async () => {
  await site('.site/old', 0);
  await site('.site/new', 0);
  await links('new', 'old');
  expect(release('back').status).toBe(0);
  expect([await current(), await previous()]).toEqual(['old', 'new']);
  await writeFile(join(folder, '.site/new/try.mjs'), 'process.exit(1);');
  expect(release('back').status).toBe(1);
  expect(await current()).toBe('old');
});

test('the site of another machine is taken over once, and only a whole one', async () => {
  const from = await site('elsewhere', 0);
  expect(release('carry', from).status).toBe(0);
  expect(await current()).toBe('carried');
  expect(release('carry', from)).toEqual({ status: 1, stderr: expect.stringContaining('already') });
  await rm(join(from, 'bodies'), { recursive: true });
  await rm(join(folder, '.site'), { recursive: true });
  expect(release('carry', from)).toEqual({ status: 1, stderr: expect.stringContaining('has no bodies') });
});
