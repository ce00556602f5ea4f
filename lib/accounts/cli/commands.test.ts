/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fill, openDesk, sql, stored } from '@/e2e/accounts/desk';
import { openLibsqlStore } from '../libsql-store';
import { EXIT } from './command';

jest.setTimeout(60_000);

let desk: Awaited<ReturnType<typeof openDesk>>;
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.remove());

const names = ['list', 'show', 'export', 'remove', 'backup', 'restore', 'move'];
const holds = (text: string) => spawnSync('grep', ['-rqiF', text, desk.dataDir]).status === 0;

it('have help that names them and the exit codes, without opening a store', async () => {
  for (const args of [['--help'], ...names.map((name) => [name, '--help'])]) {
    const { code, out } = await desk.run(args, { env: { DATA_DIR: '/nowhere' } });
    expect(code).toBe(EXIT.done);
    for (const text of [...names, '--dry-run', 'Exit codes: 0 done']) expect(out).toContain(text);
  }
});

it('end with 2 on wrong arguments, and repeat none of them', async () => {
  const wrong = names.flatMap((name) => [`${name} --asha@example.org`, `${name} asha@example.org b`]);
  const odd = ['', 'constructor', 'list --yes', 'export --format constructor', 'show', 'backup', 'move'];
  for (const line of [...wrong, ...odd]) {
    const { code, out, notes } = await desk.run(line.split(' '));
    expect({ line, code, out }).toEqual({ line, code: EXIT.usage, out: '' });
    expect(notes).not.toContain('asha');
  }
});

it('end with 2 on a wrong setting, and where PostgreSQL has its own tool', async () => {
  expect((await desk.run(['list'], { env: { DATABASE_URL: 'mysql://secret' } })).code).toBe(EXIT.usage);
  const env = { DATABASE_URL: 'postgres://localhost:1/none' };
  expect((await desk.run(['backup', 'b.db'], { env })).notes).toContain('pg_dump');
  expect((await desk.run(['restore', 'b.db'], { env })).notes).toContain('pg_restore');
});

it('end with 1 without a store, and make none', async () => {
  const env = { DATA_DIR: path.join(desk.folder, 'none') };
  for (const line of ['list', 'export', 'show a@b.c', 'remove a@b.c', 'backup /tmp/none.db'])
    expect(await desk.run(line.split(' '), { env })).toMatchObject({ code: EXIT.failed, out: '' });
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

it('change and show nothing in a dry run', async () => {
  const [copy, none] = ['b.db', 'none'].map((name) => path.join(desk.folder, name)) as [string, string];
  await desk.run(['backup', copy]);
  await desk.create('later@example.org');
  const before = await stored(desk.file);
  const reading = [['list'], ['show'], ['export', '--output', none], ['backup', none]];
  for (const args of [...reading, ['remove', '--yes'], ['restore', copy, '--yes']]) {
    const { code, out, notes } = await desk.run([...args, '--dry-run'], { lines: ['one@example.org'] });
    expect({ code, out }).toEqual({ code: EXIT.done, out: '' });
    expect(notes).toMatch(/^Dry run: (?!.*one@example)/);
  }
  expect(await stored(desk.file)).toEqual(before);
  expect([...(await readdir(desk.folder)).sort(), ...(await desk.beside())]).toEqual(['b.db', 'data']);
});

it.each(['list', 'export', 'export --format lines'])(
  '%s: each account once, in order of creation, without hashes',
  async (line) => {
    // More than one query fetches, and many with the same time.
    await fill(desk.file, 2500);
    const { out, notes } = await desk.run(line.split(' '));
    const emails = await sql(desk.file, 'select email from users order by created_at, id');
    expect(out.match(/[\w-]+@[\w.]+/g)).toEqual(emails.map(({ email }) => email));
    expect(notes).toContain('Wrote 2,503 accounts of the embedded store');
    expect(out).not.toContain('argon2');
  },
);

it('export JSON, and nothing but the frame of an empty store', async () => {
  const json = async () => JSON.parse((await desk.run(['export', '--format', 'json'])).out);
  expect(await json()).toHaveLength(3);
  await sql(desk.file, 'delete from users');
  expect(await json()).toEqual([]);
  expect((await desk.run(['export'])).out).toBe('id,fullName,email,role,createdAt\r\n');
});

it('export CSV that no spreadsheet runs, to a new file for the owner only', async () => {
  await desk.create('four@example.org', "a;=cmd|' /C calc'!A0");
  await desk.create('five@example.org', '＝cmd\t+1\t ＠x');
  const target = path.join(desk.folder, 'out.csv');
  expect((await desk.run(['export', '--output', target])).code).toBe(EXIT.done);
  const text = await readFile(target, 'utf8');
  expect(text).toContain(`,"'=cmd|calc, ""x""","two@example.org","USER",`);
  expect(text).toContain(`,"a;'=cmd|' /C calc'!A0","four@example.org",`);
  expect(text).toContain(`,"'＝cmd\t'+1\t' ＠x","five@example.org",`);
  expect((await stat(target)).mode & 0o077).toBe(0);
  expect((await desk.run(['export', '--output', target])).code).toBe(EXIT.refused);
  expect(await readFile(target, 'utf8')).toBe(text);
});

it('show one person, by an email in any capitals, given or piped in', async () => {
  const given = await desk.run(['show', ' ONE@example.org ']);
  expect(given).toEqual(await desk.run(['show'], { lines: ['one@example.org'] }));
  expect(JSON.parse(given.out)).toMatchObject({ email: 'one@example.org', fullName: 'Asha Rao' });
  expect(given.out).not.toContain('secret');
  expect((await desk.run(['show', 'nobody@example.org'])).code).toBe(EXIT.notFound);
  // Stored with the accent in one character, asked for with it in two.
  await desk.create('rené@example.org');
  expect((await desk.run(['show', 'Rene\u0301@example.org'])).code).toBe(EXIT.done);
  // Stored by a version that took the domain as it came.
  await sql(desk.file, "update users set email = 'rené@xn--bcher-kva.example' where email like 'ren%'");
  expect((await desk.run(['show', 'rené@xn--bcher-kva.example'])).code).toBe(EXIT.done);
});

it('ask before they remove', async () => {
  const line = ['remove', 'one@example.org'];
  const typing = (...lines: string[]) => desk.run(['remove'], { interactive: true, lines });
  expect((await desk.run(line)).code).toBe(EXIT.notConfirmed);
  expect((await typing('one@example.org', 'y')).code).toBe(EXIT.notConfirmed);
  expect(await stored(desk.file)).toHaveLength(3);
  const { code, notes } = await typing('one@example.org', 'yes');
  expect([code, notes]).toEqual([EXIT.done, expect.stringMatching(/^Removed one account(?!.*one@)/)]);
  expect(await stored(desk.file)).toHaveLength(2);
  expect((await desk.run([...line, '--yes'])).code).toBe(EXIT.notFound);
});

it('leave no trace of a person in the data folder, while the site registers others', async () => {
  await fill(desk.file, 600);
  // As in production, the site's own connection stays open and keeps its log.
  const store = await openLibsqlStore(desk.dataDir);
  const register = (email: string) => store.create({ fullName: `Name ${email}`, email, passwordHash: 'x' });
  const gone = Array.from({ length: 6 }, (_, index) => `filled-${index * 90 + 1}@example.org`);
  for (const [index, email] of gone.entries()) {
    expect(holds(email)).toBe(true);
    const [removed, created] = await Promise.all([
      desk.run(['remove', email, '--yes']),
      register(`meanwhile-${index}@example.org`),
    ]);
    expect([removed.code, created?.role]).toEqual([EXIT.done, 'USER']);
  }
  expect(gone.filter(holds)).toEqual([]);
  expect(await stored(desk.file)).toHaveLength(603);
  await store.close();
});

it('clear what a removal that was cut off has left, and name older copies', async () => {
  await sql(desk.file, "delete from users where email = 'two@example.org'");
  for (const name of ['working-x', 'restoring-7']) await mkdir(path.join(desk.dataDir, name));
  const copies = ['accounts-before-restore-x.db', 'accounts-damaged-x.db-wal'];
  for (const name of [...copies, 'accounts-before-restore-y.db.7.part', 'restore.part-wal'])
    await writeFile(path.join(desk.dataDir, name), '');
  expect(holds('two@example.org')).toBe(true);
  const { code, notes } = await desk.run(['remove', 'two@example.org', '--yes']);
  expect({ code, trace: holds('two@example.org') }).toEqual({ code: EXIT.notFound, trace: false });
  for (const name of copies) expect(notes).toContain(`may still hold the account: ${desk.dataDir}/${name}`);
  expect((await desk.beside()).sort()).toEqual(copies);
});
