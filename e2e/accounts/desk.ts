// Support for the tests of `npm run accounts`: a store to work on, the commands, and what is stored.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createClient } from '@libsql/client/sqlite3';
import { Client } from 'pg';
import { runCommand } from '@/lib/accounts/cli/run';
import { openLibsqlStore } from '@/lib/accounts/libsql-store';
import { parseEnv } from '@/lib/env';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const heldIn = async (folder: string): Promise<number> => {
  const open = await readdir('/proc/self/fd').catch(() => []);
  const files = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return files.filter((file) => file.startsWith(folder)).length;
};

/**
 * Lets go of closed files in `folder`: libsql holds each until its statements are collected, one after the other. What is
 * still held after three rounds without a change is a store that a test keeps open on purpose.
 */
async function letGo(folder: string): Promise<void> {
  for (let [held, same] = [await heldIn(folder), 0]; held > 0 && same < 3; ) {
    collect();
    await new Promise(setImmediate);
    const left = await heldIn(folder);
    same = left < held ? 0 : same + 1;
    held = left;
  }
}

/** Runs SQL past the site, on a database file or on PostgreSQL by URL, and returns the rows. */
export async function sql(place: string, text: string): Promise<Record<string, unknown>[]> {
  if (place.startsWith('postgres:')) {
    const client = new Client(place);
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows ?? [];
  }
  const client = createClient({ url: pathToFileURL(place).href });
  await client.execute('pragma busy_timeout = 5000');
  const { rows } = await client.execute(text).finally(() => client.close());
  return rows as unknown as Record<string, unknown>[];
}

/** Everything stored, one text an account, sorted by email. */
export async function stored(place: string): Promise<string[]> {
  const rows = await sql(place, 'select email, id, full_name, password_hash, role, created_at from users');
  return rows
    .map((row) => JSON.stringify({ ...row, created_at: new Date(row.created_at as string).toISOString() }))
    .sort();
}

/** Adds `count` accounts to a database file that has our tables. */
export const fill = (file: string, count: number) =>
  sql(
    file,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
      insert into users select lower(hex(randomblob(16))), 'Asha Rao ' || i, 'filled-' || i || '@example.org', '$x',
        'USER', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || (i / 2) || ' seconds') from n`,
  );

/** A folder with an embedded store of three accounts. Its name would break a URL put together carelessly. */
export async function openDesk() {
  const folder = await mkdtemp(path.join(tmpdir(), 'commands #1 ?%20-'));
  const dataDir = path.join(folder, 'data');
  const file = path.join(dataDir, 'accounts.db');
  const create = async (email: string, fullName = 'Asha Rao') => {
    const store = await openLibsqlStore(dataDir);
    await store.create({ fullName, email, passwordHash: '$argon2id$secret' });
    await store.close();
  };
  await create('one@example.org');
  await create('two@example.org', '=cmd|calc, "x"');
  await create('three@example.org', 'अश्विनी');
  return {
    folder,
    dataDir,
    file,
    create,
    /** Runs a command in this process. `lines` are typed on a terminal, or piped in if there is none. */
    async run(args: string[], how: { lines?: string[]; interactive?: boolean; env?: object } = {}) {
      const [out, notes]: [string[], string[]] = [[], []];
      const lines = [...(how.lines ?? [])];
      await letGo(folder);
      const code = await runCommand(args, () => parseEnv({ DATA_DIR: dataDir, ...how.env }), {
        interactive: how.interactive === true,
        out: async (text) => void out.push(text),
        note: (line) => void notes.push(line),
        ask: async () => lines.shift(),
      });
      await letGo(folder);
      return { code, out: out.join(''), notes: notes.join('\n') };
    },
    /** Runs a command in a process of its own, which is killed as soon as `seen`. Returns whether it was. */
    async killed(args: string[], env: Record<string, string>, seen: () => Promise<boolean>) {
      const command = ['--import', 'tsx', 'lib/accounts/cli/main.ts', ...args];
      const all = { ...process.env, DATA_DIR: dataDir, ...env };
      const child = spawn(process.execPath, command, { env: all, stdio: 'ignore' });
      const end = once(child, 'exit');
      while (child.exitCode === null && !(await seen())) await delay(1);
      child.kill('SIGKILL');
      return (await end)[1] === 'SIGKILL';
    },
    /** Names in the data folder beside the store's own files. */
    beside: async () => (await readdir(dataDir)).filter((name) => !name.startsWith('accounts.db')),
    remove: () => rm(folder, { recursive: true }),
  };
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
