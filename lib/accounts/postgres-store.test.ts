/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { freshDatabase, sql } from '@/e2e/accounts/desk';
import { openPostgresStore, postgresPool } from './postgres-store';
import { memoryLimiter } from './rate-limiters';

jest.setTimeout(60_000);

const serverUrl = process.env.TEST_DATABASE_URL;
const limit = { RATE_LIMIT_MAX: 3, RATE_LIMIT_WINDOW_SECONDS: 60 };

(serverUrl ? it : it.skip).each(['in a query', 'between two queries', 'idle'])(
  'survives the loss of a connection %s, and connects again',
  async (when) => {
    const lost = jest.fn();
    const pool = postgresPool({ connectionString: serverUrl }, lost);
    const client = await pool.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    const query = when === 'in a query' && expect(client.query('select pg_sleep(60)')).rejects.toThrow();
    if (when === 'idle') client.release();
    await sql(serverUrl ?? '', `select pg_terminate_backend(${rows[0]?.pid})`);
    await Promise.all([query, ended]);
    if (when !== 'idle') client.release();
    expect(lost).toHaveBeenCalledTimes(1);
    (await pool.connect()).release();
    await pool.end();
  },
);

(serverUrl ? it : it.skip)('counts attempts for all instances together', async () => {
  const { url, remove } = await freshDatabase(serverUrl ?? '');
  const open = () => openPostgresStore(url, limit, memoryLimiter(limit));
  const [one, two] = await Promise.all([open(), open()]);
  for (const store of [one, two, one]) await store.limiter?.consume('203.0.113.7', 4);
  await expect(two.limiter?.consume('203.0.113.7', 4)).rejects.toMatchObject({ consumedPoints: 16 });
  await Promise.all([one.close(), two.close()]);
  await remove();
});

(serverUrl ? it : it.skip)('works as the role of deploy/container, which owns its tables alone', async () => {
  const { url, remove } = await freshDatabase(serverUrl ?? '');
  // Roles belong to the whole server, so this one has another name.
  const role = `site_${randomUUID().replaceAll('-', '')}`;
  const text = await readFile('deploy/container/role.sql', 'utf8');
  const filled = text.replace(/^\\set.*$/m, '').replace(":'password'", "'secret'");
  await sql(url, filled.replaceAll(/\bsite\b/g, role));
  await sql(url, 'create table private (secret text)');
  const own = new URL(url);
  Object.assign(own, { username: role, password: 'secret' });
  const store = await openPostgresStore(own.href, limit, memoryLimiter(limit));
  expect(await store.create({ fullName: 'Asha Rao', email: 'a@b.co', passwordHash: 'x' })).toBeDefined();
  await store.limiter?.consume('203.0.113.7');
  await store.close();
  const rights = 'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user';
  const [may] = await sql(own.href, rights);
  expect(may).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false });
  await expect(sql(own.href, 'select * from private')).rejects.toThrow(/permission denied/);
  await expect(sql(own.href, 'create table public.more (id text)')).rejects.toThrow(/permission denied/);
  await remove();
  await sql(serverUrl ?? '', `drop role ${role}`);
});

it('is the role that the site connects as in compose', async () => {
  const compose = await readFile('deploy/container/compose.yaml', 'utf8');
  expect(compose).toContain('postgres://site:${POSTGRES_PASSWORD');
  expect(compose).not.toContain('POSTGRES_USER: site');
  expect(compose).toContain('./role.sql:/docker-entrypoint-initdb.d/role.sql');
});
