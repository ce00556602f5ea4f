/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { freshDatabase, sql, startSite, stored, type TestSite } from '@/e2e/support/accounts';
import { registration } from '@/e2e/support/registration';
import { parseEnv } from '@/lib/env';
import { runCommand } from './run';

jest.setTimeout(60_000);

// The commands work while the site runs, so its connection stays open.
let site: TestSite;
beforeEach(async () => {
  site = await startSite({ RATE_LIMIT_MAX: '100' });
  await site.register(registration({ email: 'one@example.org' }));
  await site.register(registration({ email: 'two@example.org', fullName: '=cmd|calc, "x"' }));
  await site.register(
    registration({ email: 'rené@xn--bcher-kva.example', fullName: "a;=cmd|' /C calc'!A0" }),
  );
});
afterEach(() => site.stop());

const run = (line: string | string[], env = {}) =>
  runCommand(typeof line === 'string' ? line.split(' ') : line, () =>
    parseEnv({ DATA_DIR: site.dataDir, ...env }),
  );

it('prints help that names the commands and the exit codes, without opening a store', async () => {
  const help = await run('--help', { DATA_DIR: '/nowhere' });
  for (const name of ['list', 'export', 'remove', 'backup', 'move', 'exit code is 0, or 1'])
    expect(help).toContain(name);
  expect(await run('remove --help', { DATA_DIR: '/nowhere' })).toBe(help);
});

it.each([
  '',
  'constructor',
  'list x',
  'remove',
  'remove asha',
  'remove asha@b.co b',
  'backup',
  'move',
  'move x',
])('refuses %j without repeating it', async (line) => {
  const refused = run(line);
  await expect(refused).rejects.toThrow('Wrong arguments');
  await expect(refused).rejects.not.toThrow('asha');
});

it('exits with code 1 and one sentence if there is no store, and creates none', () => {
  const env = { ...process.env, DATA_DIR: path.join(site.dataDir, 'none') };
  const args = ['--import', 'tsx', 'lib/accounts/cli/main.ts', 'list'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^There is no .*none\/accounts\.db\.\n$/);
  expect(readdirSync(site.dataDir)).not.toContain('none');
});

it('lists and exports accounts, oldest first and without hashes, as CSV that no spreadsheet runs', async () => {
  const emails = ['one@example.org', 'two@example.org', 'rené@bücher.example'];
  const listed = await run('list');
  expect(listed.match(/\S+@\S+/g)).toEqual(emails);
  const csv = await run('export');
  expect(csv.split('\r\n')[0]).toBe('id,fullName,email,role,createdAt');
  expect(csv).toContain(`,"'=cmd|calc, ""x""","two@example.org","USER","20`);
  expect(csv).toContain(`,"a;'=cmd|' /C calc'!A0","rené@bücher.example",`);
  expect(listed + csv).not.toContain('argon2');
});

it('removes an account by any form of its email, and leaves no trace in the data folder', async () => {
  const holds = (text: string) => spawnSync('grep', ['-rqiF', text, site.dataDir]).status === 0;
  const fill = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 600) insert into users
    select lower(hex(randomblob(16))), 'Asha', 'filled-' || i || '@b.co', '$x', 'USER', '2026' from n`;
  await sql(site.file, fill);
  const gone = [1, 91, 181, 271].map((index) => `filled-${index}@b.co`);
  for (const email of gone) {
    expect(holds(email)).toBe(true);
    const meanwhile = site.register(registration({ email: `beside-${email}` }));
    expect(await run(`remove ${email.toUpperCase()}`)).toMatch(
      /^Removed one account from the embedded database/,
    );
    expect((await meanwhile).status).toBe(200);
    await run(`remove beside-${email}`);
  }
  expect(gone.filter(holds)).toEqual([]);
  await run('remove rene\u0301@xn--bcher-kva.example');
  expect(await stored(site.file)).toHaveLength(598);
  await expect(run('remove nobody@example.org')).rejects.toThrow('There is no account with this email');
});

it('backs up completely to one new file that only the owner can read', async () => {
  const target = path.join(path.dirname(site.file), 'backup.db');
  const before = process.umask(0o077);
  expect(await run(['backup', target])).toContain('Copied 3 accounts');
  await expect(run(['backup', target])).rejects.toThrow('already there');
  process.umask(before);
  expect(await stored(target)).toEqual(await stored(site.file));
  expect(statSync(target).mode & 0o077).toBe(0);
  expect(readdirSync(site.dataDir).filter((name) => name.startsWith('backup'))).toEqual(['backup.db']);
});

const serverUrl = process.env.TEST_DATABASE_URL;
(serverUrl ? it : it.skip)('moves every field to PostgreSQL and back, and can be repeated', async () => {
  const { url, remove } = await freshDatabase(serverUrl ?? '');
  const env = { DATABASE_URL: url };
  await run('move postgres', env);
  expect(await stored(url)).toEqual(await stored(site.file));
  expect(await run('move postgres', env)).toMatch(/^Copied 0 of 3 accounts .*, which now has 3\.\n$/);
  expect(await run('export', env)).toBe(await run('export'));
  expect(await run('remove one@example.org', env)).toContain('PostgreSQL at 127.0.0.1');
  expect(await run('move postgres', env)).toMatch(/^Copied 1 of 3/);
  await expect(run('backup b.db', env)).rejects.toThrow('pg_dump');
  const back = { ...env, DATA_DIR: path.join(site.dataDir, 'back') };
  await run('move embedded', back);
  expect(await stored(path.join(back.DATA_DIR, 'accounts.db'))).toEqual(await stored(url));
  await remove();
});
