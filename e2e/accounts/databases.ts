// Support for the tests of accounts: databases of their own, what is stored in them, and a pooler.

import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import LibSql from 'libsql';
import { Client } from 'pg';
import { freePort, installPackage } from '@/e2e/support/system';

/** Runs SQL past the site, on a database file or on PostgreSQL by URL, and returns the rows. */
export async function sql(database: string, text: string): Promise<Record<string, unknown>[]> {
  if (database.startsWith('postgres:')) {
    const client = new Client(database);
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows ?? [];
  }
  const file = new LibSql(database, { timeout: 5000 });
  const statement = file.prepare(text);
  const rows = statement.reader ? statement.all() : statement.run() && [];
  file.close();
  return rows as Record<string, unknown>[];
}

/** Everything stored, one text an account, sorted. */
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

/** Whether PgBouncer is there. As root, installs Debian's package. */
export function hasPooler(): boolean {
  try {
    if (isRoot && !existsSync(PROGRAM)) installPackage('pgbouncer');
  } catch {
    // Not Debian, or no network.
  }
  return existsSync(PROGRAM);
}

/** Starts PgBouncer with two connections for this database, and otherwise with its defaults. */
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
  // It refuses to run as root.
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
