/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { storedAccounts } from '@/e2e/accounts/commands';
import { type Desk, openDesk, statement } from '@/e2e/accounts/try-command';
import { openLibsqlStore } from '../libsql-store';
import { EXIT } from './command';

jest.setTimeout(60_000);

let desk: Desk;
let backup: string;

beforeEach(async () => {
  desk = await openDesk();
  backup = path.join(desk.folder, 'backup.db');
  await desk.run(['backup', backup]);
  await desk.create('later@example.org');
});

afterEach(() => desk.remove());

it('copy to a new file for the owner only', async () => {
  expect(await desk.emails(backup)).toEqual(['one@example.org', 'three@example.org', 'two@example.org']);
  expect((await stat(backup)).mode & 0o077).toBe(0);
  expect((await desk.run(['backup', backup])).code).toBe(EXIT.refused);
  expect((await desk.run(['backup', path.join(desk.folder, 'no/b.db')])).code).toBe(EXIT.refused);
  expect((await desk.run(['backup'])).code).toBe(EXIT.usage);
  expect(readdirSync(desk.folder).sort()).toEqual(['backup.db', 'data']);
});

it('put the accounts back and keep what was there, while the site has the store open', async () => {
  const before = await storedAccounts(desk.file);
  const store = await openLibsqlStore(desk.dataDir);
  expect((await desk.run(['restore', backup])).code).toBe(EXIT.notConfirmed);
  expect((await desk.run(['restore', backup, '--yes'])).code).toBe(EXIT.done);
  expect(await storedAccounts(desk.file)).toEqual(await storedAccounts(backup));
  expect(await storedAccounts(path.join(desk.dataDir, desk.kept()[0] ?? ''))).toEqual(before);
  const again = { fullName: 'Asha Rao', passwordHash: 'x' };
  expect(await store.create({ ...again, email: 'one@example.org' })).toBeUndefined();
  expect(await store.create({ ...again, email: 'later@example.org' })).toBeDefined();
  await store.close();
});

it('only add what is missing with --add', async () => {
  await desk.run(['remove', 'one@example.org', '--yes']);
  const { notes } = await desk.run(['restore', backup, '--add', '--yes']);
  expect(notes).toContain('Added 1 account.');
  expect(await desk.emails()).toEqual([
    'later@example.org',
    'one@example.org',
    'three@example.org',
    'two@example.org',
  ]);
  expect(desk.kept()).toEqual([]);
});

const faults: [string, RegExp, (target: string) => Promise<unknown>][] = [
  ['is not there', /not there/, (target) => rm(target)],
  ['is no database', /no SQLite/, (target) => writeFile(target, 'not a database '.repeat(999))],
  ['is empty', /no SQLite/, (target) => writeFile(target, '')],
  [
    'has broken pages',
    /damaged|integrity/,
    async (target) => {
      const handle = await open(target, 'r+');
      await handle.write(Buffer.alloc(4096, 0xa5), 0, 4096, 4096);
      await handle.close();
    },
  ],
  [
    'is cut off',
    /damaged|integrity/,
    async (target) => writeFile(target, (await readFile(target)).subarray(0, 9000)),
  ],
  [
    'has other tables',
    /table of accounts/,
    (target) => statement(target, 'alter table users drop column role'),
  ],
  ['has no accounts', /table of accounts/, (target) => statement(target, 'drop table users')],
  ['has no version', /version/, (target) => statement(target, 'drop table schema_migrations')],
  [
    'is newer than the site',
    /version 99/,
    (target) => statement(target, 'insert into schema_migrations values (99)'),
  ],
  [
    'holds an email twice',
    /twice/,
    (target) =>
      statement(
        target,
        "drop index users_email_key; insert into users select 'x', full_name, upper(email), password_hash, role, created_at from users limit 1",
      ),
  ],
];

it.each(faults)('refuse a file that %s', async (_what, why, spoil) => {
  await spoil(backup);
  const before = await storedAccounts(desk.file);
  const { code, notes } = await desk.run(['restore', backup, '--yes']);
  expect({ code, notes }).toEqual({ code: EXIT.refused, notes: expect.stringMatching(why) });
  expect(await storedAccounts(desk.file)).toEqual(before);
  expect(readdirSync(desk.dataDir).filter((name) => !name.startsWith('accounts.db'))).toEqual([]);
});

it('refuse the store itself', async () => {
  expect((await desk.run(['restore', desk.file, '--yes'])).code).toBe(EXIT.refused);
});

it('take a backup of an older version, and a plain copy of the files with their log', async () => {
  await statement(backup, 'drop index users_created; delete from schema_migrations where version = 3');
  expect((await desk.run(['restore', backup, '--yes'])).code).toBe(EXIT.done);
  expect(await desk.emails()).toHaveLength(3);

  const store = await openLibsqlStore(desk.dataDir);
  await store.create({ fullName: 'Asha Rao', email: 'in-the-log@example.org', passwordHash: 'x' });
  const copy = path.join(desk.folder, 'copy.db');
  spawnSync('cp', [desk.file, copy]);
  spawnSync('cp', [`${desk.file}-wal`, `${copy}-wal`]);
  await store.close();
  await desk.run(['remove', 'in-the-log@example.org', '--yes']);
  expect((await desk.run(['restore', copy, '--yes'])).code).toBe(EXIT.done);
  expect(await desk.emails()).toContain('in-the-log@example.org');
});

it.each([
  ['no database', Buffer.from('broken '.repeat(2000))],
  ['damaged', undefined],
])('replace a store that is %s, and keep that', async (_what, content) => {
  const bytes =
    content ?? Buffer.concat([(await readFile(backup)).subarray(0, 4096), Buffer.alloc(20_000, 0xa5)]);
  const env = { DATA_DIR: path.join(desk.folder, 'spoilt') };
  const spoilt = path.join(env.DATA_DIR, 'accounts.db');
  await mkdir(env.DATA_DIR);
  await writeFile(spoilt, bytes);
  const { code, notes } = await desk.run(['restore', backup, '--yes'], { env });
  expect({ code, notes }).toEqual({
    code: EXIT.done,
    notes: expect.stringContaining('Restored 3 accounts'),
  });
  expect(await storedAccounts(spoilt)).toEqual(await storedAccounts(backup));
  const kept = readdirSync(env.DATA_DIR).filter((name) => name.startsWith('accounts-damaged-'));
  expect(await readFile(path.join(env.DATA_DIR, kept[0] ?? ''))).toEqual(bytes);
});

it('make a store where there is none', async () => {
  const env = { DATA_DIR: path.join(desk.folder, 'fresh') };
  expect(await desk.run(['restore', backup, '--yes'], { env })).toMatchObject({ code: EXIT.done });
  expect(await desk.emails(path.join(env.DATA_DIR, 'accounts.db'))).toHaveLength(3);
});

it('are for the embedded store only', async () => {
  const env = { DATABASE_URL: 'postgres://localhost:1/none' };
  expect(await desk.run(['backup', `${backup}2`], { env })).toMatchObject({ code: EXIT.usage });
  expect(await desk.run(['restore', backup], { env })).toMatchObject({ code: EXIT.usage });
});
