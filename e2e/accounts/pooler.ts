// PgBouncer in transaction mode on loopback, in front of a PostgreSQL server, for tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, installPackage } from '@/machine/system';
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

/** Starts PgBouncer with Debian's defaults and two connections for each database. */
export async function startPooler(databaseUrl: string) {
  const [url, port] = [new URL(databaseUrl), await freePort()];
  const folder = mkdtempSync(path.join(tmpdir(), 'site-pooler-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 2,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const login = `user=${url.username}${url.password && ` password=${url.password}`}`;
  const database = `${url.pathname.slice(1)} = host=${url.hostname} port=${url.port} ${login}`;
  writeFileSync(file, ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'));
  // It refuses to run as root.
  const args = isRoot ? ['-u', 'nobody', file] : [file];
  if (isRoot) await once(spawn('chown', ['-R', 'nobody', folder]), 'exit');
  const child = spawn(PROGRAM, args, { stdio: 'ignore' });
  url.port = String(port);
  for (let tries = 0; tries < 100; tries += 1) {
    if (await sql(url.href, 'select 1').catch(() => undefined)) break;
    await delay(50);
  }
  return {
    url: url.href,
    async stop() {
      const end = child.exitCode === null && once(child, 'exit');
      child.kill('SIGKILL');
      await end;
      rmSync(folder, { recursive: true });
    },
  };
}
