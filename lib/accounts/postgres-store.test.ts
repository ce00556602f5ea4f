/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import { freshDatabase, sql } from '@/e2e/accounts/desk';
import { openPostgresStore, postgresPool } from './postgres-store';
import { memoryLimiter } from './rate-limiters';

// From the protocol's documentation: AuthenticationOk, and ReadyForQuery outside a transaction.
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

let server: Server;
let pool: Pool;
let sockets: Socket[];
const onLost = jest.fn();

beforeEach(async () => {
  sockets = [];
  onLost.mockReset();
  server = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', () => socket.write(WELCOME));
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  pool = postgresPool({ host: '127.0.0.1', port, user: 'site', database: 'site' }, onLost);
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await pool.end();
  server.close();
});

const reset = () => {
  for (const socket of sockets) socket.resetAndDestroy();
};

// Node's `once` would reject when the client emits 'error' first.
const endOf = (client: PoolClient) => new Promise((resolve) => client.once('end', () => resolve(undefined)));

it('survives the loss of a connection in use, whose query fails', async () => {
  const client = await pool.connect();
  const query = client.query('select 1');
  reset();
  await expect(query).rejects.toThrow();
  client.release();
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(pool.totalCount).toBe(0);
});

it('survives the loss of a connection in use between two queries, and connects again', async () => {
  const client = await pool.connect();
  const lost = endOf(client);
  reset();
  await lost;
  client.release();
  expect(onLost).toHaveBeenCalledTimes(1);
  (await pool.connect()).release();
  expect(sockets).toHaveLength(2);
});

it('survives the loss of an idle connection', async () => {
  const client = await pool.connect();
  const lost = endOf(client);
  client.release();
  reset();
  await lost;
  expect(onLost).toHaveBeenCalledTimes(1);
});

const serverUrl = process.env.TEST_DATABASE_URL;
const limit = { max: 3, windowSeconds: 60 };

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
  await sql(
    url,
    text
      .replace(/^\\set.*$/m, '')
      .replace(":'password'", "'secret'")
      .replaceAll(/\bsite\b/g, role),
  );
  await sql(url, 'create table private (secret text)');
  const own = new URL(url);
  Object.assign(own, { username: role, password: 'secret' });
  const store = await openPostgresStore(own.href, limit, memoryLimiter(limit));
  expect(await store.create({ fullName: 'Asha Rao', email: 'a@b.co', passwordHash: 'x' })).toBeDefined();
  await store.limiter?.consume('203.0.113.7');
  await store.close();
  const [may] = await sql(
    own.href,
    `select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = '${role}'`,
  );
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
