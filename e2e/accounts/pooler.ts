// PgBouncer in transaction mode on loopback, in front of a PostgreSQL server, for tests.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, installPackage } from '@/e2e/support/system';
import { sql } from './desk';

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
  const folder = mkdtempSync(path.join(tmpdir(), 'site-pooler-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const { hostname, username, password } = url;
  const login = `user=${username}${password && ` password=${password}`}`;
  const settings = `[databases]
    ${url.pathname.slice(1)} = host=${hostname} port=${url.port} ${login}
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${port}
    unix_socket_dir =
    auth_type = any
    pool_mode = transaction
    default_pool_size = 2\n`;
  writeFileSync(file, settings.replace(/^ +/gm, ''));
  // It refuses to run as root.
  if (isRoot) execFileSync('chown', ['-R', 'nobody', folder]);
  const child = spawn(PROGRAM, isRoot ? ['-u', 'nobody', file] : [file], { stdio: 'ignore' });
  url.port = String(port);
  for (let tries = 0; tries < 100; tries += 1) {
    if (await sql(url.href, 'select 1').catch(() => undefined)) break;
    await delay(50);
  }
  return {
    url: url.href,
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
