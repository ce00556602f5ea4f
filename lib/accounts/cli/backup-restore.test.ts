/** @jest-environment node */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fill, openDesk, sql, stored } from '@/e2e/accounts/desk';
import { openLibsqlStore } from '../libsql-store';
import { EXIT } from './command';

jest.setTimeout(60_000);

let desk: Awaited<ReturnType<typeof openDesk>>;
let backup: string;

beforeEach(async () => {
  desk = await openDesk();
  backup = path.join(desk.folder, 'backup.db');
  await desk.run(['backup', backup]);
  await desk.create('later@example.org');
});

afterEach(() => desk.remove());

const restore = (file = backup, env = {}) => desk.run(['restore', file, '--yes'], { env });

it('copy to one new file for the owner only', async () => {
  expect((await stored(backup)).map((text) => JSON.parse(text).email)).toHaveLength(3);
  expect((await stat(backup)).mode & 0o077).toBe(0);
  expect((await desk.run(['backup', backup])).code).toBe(EXIT.refused);
  expect((await desk.run(['backup', path.join(desk.folder, 'no/b.db')])).code).toBe(EXIT.refused);
  expect([...(await readdir(desk.folder)).sort(), ...(await desk.beside())]).toEqual(['backup.db', 'data']);
});

it('put the backup in place once no server holds the store, and keep what was there', async () => {
  const before = await stored(desk.file);
  const store = await openLibsqlStore(desk.dataDir);
  const refused = await restore();
  expect(refused).toMatchObject({
    code: EXIT.refused,
    notes: expect.stringMatching(/^A server holds .* stop it first\.$/),
  });
  await store.close();
  expect((await desk.run(['restore', backup])).code).toBe(EXIT.notConfirmed);
  expect(await stored(desk.file)).toEqual(before);
  expect(await restore()).toMatchObject({ code: EXIT.done });
  expect(await stored(desk.file)).toEqual(await stored(backup));
  const kept = await desk.beside();
  expect(kept).toEqual([expect.stringMatching(/^accounts-before-restore-.*\.db$/)]);
  expect(await stored(path.join(desk.dataDir, kept[0] ?? ''))).toEqual(before);
});

it.each<[string, RegExp, (target: string) => Promise<unknown>]>([
  ['is not there', /not there/, (target) => rm(target)],
  ['is no database', /not a database/, (target) => writeFile(target, 'not a database '.repeat(999))],
  ['is cut off', /malformed|integrity/, (target) => truncate(target, 9000)],
  ['has other tables', /table of accounts/, (target) => sql(target, 'alter table users drop column role')],
  ['is too new', /9999/, (target) => sql(target, "insert into kysely_migration values ('9999', '')")],
])('refuse a file that %s', async (_what, why, spoil) => {
  await spoil(backup);
  const before = await stored(desk.file);
  const { code, notes } = await restore();
  expect({ code, notes }).toEqual({ code: EXIT.refused, notes: expect.stringMatching(why) });
  expect(await stored(desk.file)).toEqual(before);
  expect(await desk.beside()).toEqual([]);
});

it('take a backup of an older version, and a plain copy of the files with their log', async () => {
  await sql(backup, 'drop index users_created');
  await sql(backup, 'drop table kysely_migration');
  expect(await restore()).toMatchObject({ code: EXIT.done });
  expect(await stored(desk.file)).toHaveLength(3);

  const store = await openLibsqlStore(desk.dataDir);
  await store.create({ fullName: 'Asha Rao', email: 'in-the-log@example.org', passwordHash: 'x' });
  const copy = path.join(desk.folder, 'copy.db');
  for (const part of ['', '-wal']) await copyFile(desk.file + part, copy + part);
  await store.close();
  const env = { DATA_DIR: path.join(desk.folder, 'fresh') };
  expect((await restore(copy, env)).code).toBe(EXIT.done);
  expect((await stored(path.join(env.DATA_DIR, 'accounts.db'))).join()).toContain('in-the-log@example.org');
});

it.each(['no database', 'cut off'])('replace a store that is %s, and keep that', async (what) => {
  const env = { DATA_DIR: path.join(desk.folder, 'spoilt') };
  const file = path.join(env.DATA_DIR, 'accounts.db');
  await mkdir(env.DATA_DIR);
  await copyFile(backup, file);
  await (what === 'cut off' ? truncate(file, 9000) : writeFile(file, 'broken '.repeat(2000)));
  const bytes = await readFile(file);
  expect(await restore(backup, env)).toMatchObject({ code: EXIT.done });
  expect(await stored(file)).toEqual(await stored(backup));
  const [kept = ''] = (await readdir(env.DATA_DIR)).filter((name) => name.startsWith('accounts-'));
  expect((await readFile(path.join(env.DATA_DIR, kept))).subarray(100)).toEqual(bytes.subarray(100));
});

it('lose nothing when they are killed, and work when they are run again', async () => {
  await fill(desk.file, 50_000);
  const before = await stored(desk.file);
  const large = path.join(desk.folder, 'large.db');
  expect(await desk.killed(['backup', large], {}, async () => existsSync(`${large}.part`))).toBe(true);
  expect(existsSync(large)).toBe(false);
  expect((await desk.run(['backup', large])).code).toBe(EXIT.done);
  const begun = async () => existsSync(path.join(desk.dataDir, 'restore.part'));
  expect(await desk.killed(['restore', large, '--yes'], {}, begun)).toBe(true);
  expect(await stored(desk.file)).toEqual(before);
  expect((await restore(large)).code).toBe(EXIT.done);
  expect(await stored(desk.file)).toEqual(before);
});
