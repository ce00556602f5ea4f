/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { storedAccounts } from '@/e2e/accounts/commands';
import { type Desk, openDesk } from '@/e2e/accounts/try-command';
import { EXIT } from './command';

jest.setTimeout(60_000);

let desk: Desk;

beforeEach(async () => {
  desk = await openDesk();
});

afterEach(() => desk.remove());

const names = ['list', 'export', 'show', 'remove', 'backup', 'restore', 'move'];

it('has help that names its exit codes, without opening a store', async () => {
  const overview = await desk.run(['--help']);
  for (const name of names) {
    const { code, out } = await desk.run([name, '--help'], { env: { DATA_DIR: '/nowhere' } });
    expect(code).toBe(EXIT.done);
    expect(out).toMatch(new RegExp(`^Usage: npm run accounts -- ${name}\\b`));
    expect(out).toMatch(/--dry-run .*Exit codes: 0 done/s);
    expect(overview.out).toContain(`  ${name} `);
  }
});

it('ends with 2 on wrong use or a wrong setting, and repeats no argument', async () => {
  for (const name of names) {
    const wrong = await desk.run([name, '--asha@example.org', 'a', 'b']);
    expect(wrong).toMatchObject({ code: EXIT.usage, out: '' });
    expect(wrong.notes).not.toContain('asha');
    expect((await desk.run([name], { env: { DATABASE_URL: 'mysql://secret' } })).code).toBe(EXIT.usage);
  }
  expect((await desk.run([])).code).toBe(EXIT.usage);
  expect((await desk.run(['constructor'])).code).toBe(EXIT.usage);
});

it('ends with 1 without a store, and makes none', async () => {
  const env = { DATA_DIR: path.join(desk.folder, 'none') };
  for (const args of [
    ['list'],
    ['export'],
    ['show', 'a@b.c'],
    ['remove', 'a@b.c'],
    ['backup', `${desk.folder}/b`],
  ])
    expect(await desk.run(args, { env })).toMatchObject({ code: EXIT.failed, out: '' });
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

it('changes and shows nothing in a dry run', async () => {
  const backup = path.join(desk.folder, 'backup.db');
  await desk.run(['backup', backup]);
  await desk.create('later@example.org');
  const before = await storedAccounts(desk.file);
  const dry = [
    ['list'],
    ['export', '--output', path.join(desk.folder, 'out.csv')],
    ['show', 'one@example.org'],
    ['remove', 'one@example.org', '--yes'],
    ['backup', path.join(desk.folder, 'other.db')],
    ['restore', backup, '--yes'],
  ];
  for (const args of dry) {
    const { code, out, notes } = await desk.run([...args, '--dry-run']);
    expect({ code, out }).toEqual({ code: EXIT.done, out: '' });
    expect(notes).toMatch(/^Dry run: /);
    expect(notes).not.toContain('one@example.org');
  }
  expect(await storedAccounts(desk.file)).toEqual(before);
  expect(readdirSync(desk.folder).sort()).toEqual(['backup.db', 'data']);
  expect(desk.kept()).toEqual([]);
});
