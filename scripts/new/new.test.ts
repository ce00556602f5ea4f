/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

jest.setTimeout(180_000); // each command starts Node, and one reads all types of the content

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-'));
  const filter = (path: string) => !path.endsWith('content/pictures');
  const files = ['tsconfig.json', 'biome.json', 'package.json', '.gitignore'];
  for (const name of ['content', 'lib', 'types', 'scripts', ...files])
    await cp(name, join(folder, name), { recursive: true, filter });
  for (const name of ['node_modules', 'content/pictures']) await symlink(resolve(name), join(folder, name));
});
afterAll(() => rm(folder, { recursive: true }));

const loader = resolve('node_modules/tsx/dist/loader.mjs');
function run(...command: string[]) {
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', loader, ...command], options);
  return { status, stdout, stderr };
}
const make = (...args: string[]) => run('scripts/new/main.mts', ...args);
const text = (file: string) => readFile(join(folder, file), 'utf8');

const temple = [
  ...['--slug', 'somnath-patan', '--devanagari', 'सोमनाथ', '--town-en', 'Prabhas Patan'],
  ...['--state-en', 'Gujarat', '--deity-en', 'Lord Shiva', '--town-hi', 'प्रभास पाटन', '--state-hi', 'गुजरात'],
  ...['--deity-hi', 'भगवान शिव', '--direction', 'west', '--latitude', '20.888', '--longitude', '70.401'],
];

test('what is missing, wrong or unknown is told with its flag, and nothing is written', async () => {
  expect(make().status).toBe(2);
  const { status, stderr } = make('temple', '--yes', '--slug', 'badrinath', '--latitude', '70');
  expect(status).toBe(2);
  for (const told of ['slug is that of another temple', 'latitude 70 is not', 'town-hi is missing'])
    expect(stderr).toContain(`--${told}`);
  expect(make('member', '--yes', '--colour', 'red').status).toBe(2);
  expect(await text('content/temples/index.ts')).toBe(await readFile('content/temples/index.ts', 'utf8'));
});

test('a temple, a member and an opening are complete: the check, the types and the form hold', async () => {
  const first = make('temple', '--yes', ...temple);
  expect(first).toEqual({ status: 0, stderr: '', stdout: expect.stringContaining('Left to do:') });
  for (const file of ['somnath-patan', 'en/somnath-patan', 'hi/somnath-patan'])
    expect(await text(`content/temples/${file}.ts`)).toContain('somnathPatan');
  const words = await text('content/temples/hi/somnath-patan.ts');
  expect(words).toContain("title: 'सोमनाथ मंदिर'");
  expect(words).not.toMatch(/\{(?!count\})\w+\}/);
  // A second one finds the lists as the first has left them.
  const more = temple.map((answer) => (answer === 'somnath-patan' ? 'dwarka' : answer));
  expect(make('temple', '--yes', ...more)).toMatchObject({ status: 0 });
  const member = ['--id', 'rao', '--name', 'Asha Rao', '--designation', 'Test Pilot'];
  const says = ['--description', "Asks what it's for [first].", '--expertise', 'Questions; Answers'];
  expect(make('member', '--yes', ...member, ...says)).toMatchObject({ status: 0 });
  const opening = ['--title', 'Test Pilot', '--description', 'Fly it.', '--responsibilities', 'Fly; land'];
  expect(make('opening', '--yes', ...opening, '--requirements', 'A licence')).toMatchObject({ status: 0 });
  expect(run('scripts/check/main.mts')).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(run('node_modules/@biomejs/biome/bin/biome', 'lint', 'content').status).toBe(0);
  const types = run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.');
  expect(types.stdout.split('\n').filter((line) => line.startsWith('content/'))).toEqual([]);
});
