// Support for the account tests: a site's account routes, fresh databases, and a connection pooler.

import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import LibSql from 'libsql';
import { Client } from 'pg';
import { freePort, installPackage } from './system';

const GOOD_HEADERS = {
  'content-type': 'application/json',
  'x-secure-request': 'true',
  host: 'localhost:3000',
  'x-client-address': '203.0.113.7',
};

export type TestSite = Awaited<ReturnType<typeof startSite>>;

/** The account routes, behaving as in a freshly started process with these settings. */
export async function startSite(settings: Record<string, string> = {}, { hasServer = true } = {}) {
  const before = { ...process.env };
  // A name that breaks carelessly built URLs.
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site data #1 ?%20-'));
  const base = { DATA_DIR: dataDir, DATABASE_URL: '', AUTH_API_URL: '', LOG_LEVEL: 'debug' };
  Object.assign(process.env, base, settings);
  jest.resetModules();
  const lines: Record<string, unknown>[] = [];
  const printed = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    if (String(chunk).startsWith('{')) lines.push(JSON.parse(String(chunk)));
    return true;
  });
  const { handleRegister } = await import('@/lib/accounts/handle-register');
  const { handleHealth } = await import('@/lib/accounts/handle-health');
  const { shared } = await import('@/lib/accounts/runtime');
  const { trustClientAddressHeader } = await import('@/lib/client-address');
  if (hasServer) trustClientAddressHeader();
  return {
    dataDir,
    file: path.join(dataDir, 'accounts.db'),
    log: { lines, text: () => JSON.stringify(lines) },
    register(body: unknown, change: Record<string, string | undefined> = {}): Promise<Response> {
      const headers = new Headers();
      for (const [name, value] of Object.entries({ ...GOOD_HEADERS, ...change }))
        if (value !== undefined) headers.set(name, value);
      const url = 'http://localhost:3000/api/v1/auth/register?email=in-the-query@example.org';
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return handleRegister(new Request(url, { method: 'POST', headers, body: text }));
    },
    /** Returns the status and body of a health check. */
    async health(): Promise<[number, unknown]> {
      const response = await handleHealth(new Request('http://localhost:3000/api/health'));
      return [response.status, await response.json()];
    },
    /** Closes the store; the next call opens it again. */
    async close() {
      const store = await shared.store?.catch(() => undefined);
      for (const name of ['store', 'limiter', 'warned'] as const) delete shared[name];
      await store?.close();
    },
    /** Closes the store, removes the data and restores the environment. */
    async stop() {
      await this.close();
      printed.mockRestore();
      rmSync(dataDir, { recursive: true, force: true });
      process.env = before;
      Reflect.deleteProperty(globalThis, Symbol.for('site.client-address'));
    },
  };
}

export async function startServer(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Runs SQL directly on a database file or a PostgreSQL URL and returns the rows. */
export async function sql(database: string, text: string): Promise<Record<string, unknown>[]> {
  if (database.startsWith('postgres:')) {
    const client = new Client(database);
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows ?? [];
  }
  const file = new LibSql(database, { timeout: 5000 });
  const statement = file.prepare(text);
  const rows = statement.reader ? statement.all() : [];
  if (!statement.reader) statement.run();
  file.close();
  return rows as Record<string, unknown>[];
}

/** Everything stored, one string per account, sorted. */
export async function stored(database: string): Promise<string[]> {
  const rows = await sql(database, 'select email, id, full_name, password_hash, role, created_at from users');
  return rows
    .map((row) => JSON.stringify({ ...row, created_at: new Date(row.created_at as string).toISOString() }))
    .sort();
}

/** A new database on the server of TEST_DATABASE_URL. */
export async function freshDatabase(
  serverUrl: string,
): Promise<{ url: string; remove: () => Promise<unknown> }> {
  const name = `accounts_${randomUUID().replaceAll('-', '')}`;
  await sql(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, remove: () => sql(serverUrl, `drop database ${name} with (force)`) };
}

const PROGRAM = '/usr/sbin/pgbouncer';
const isRoot = process.getuid?.() === 0;

/** Whether PgBouncer is installed. As root, first tries to install Debian's package. */
export function hasPooler(): boolean {
  try {
    if (isRoot && !existsSync(PROGRAM)) installPackage('pgbouncer');
  } catch {
    // Not Debian, or no network.
  }
  return existsSync(PROGRAM);
}

/** Starts PgBouncer with two connections for this database and otherwise its defaults. */
export async function startPooler(databaseUrl: string) {
  const [url, port] = [new URL(databaseUrl), await freePort()];
  const { hostname, username, password } = url;
  const folder = mkdtempSync(path.join(tmpdir(), 'site-pooler-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${url.port} user=${username}${password && ` password=${password}`}`,
    '[pgbouncer]',
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = any'],
    ...['pool_mode = transaction', 'default_pool_size = 2'],
  ];
  writeFileSync(file, settings.join('\n'));
  // PgBouncer refuses to run as root.
  if (isRoot) execFileSync('chown', ['-R', 'nobody', folder]);
  const child = spawn(PROGRAM, isRoot ? ['-u', 'nobody', file] : [file], { stdio: 'ignore' });
  url.port = String(port);
  while (!(await sql(url.href, 'select 1').catch(() => undefined))) await delay(50);
  return {
    url: url.href,
    stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}
