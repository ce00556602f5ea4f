// Support for the tests of `npm run accounts`: processes, a load of registrations, and what is stored.
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';
import { Client } from 'pg';

/** How a command ended. */
export interface Ended {
  /** Null when it was killed. */
  code: number | null;
  out: string;
  notes: string;
  /** Milliseconds from start to end. */
  ms: number;
}

/** Arguments that make Node start the command line. */
export type Program = string[];

/** As the build bundled it. */
export const fromBuild: Program = ['.site/current/accounts.mjs'];

/** From source, bundled into `folder`, so that a start takes a quarter of a second and not two. */
export function fromSource(folder: string): Program {
  const outfile = join(folder, 'accounts.cjs');
  const options = ['--bundle', '--platform=node', '--packages=external', `--outfile=${outfile}`];
  execFileSync('node_modules/.bin/esbuild', ['lib/accounts/cli/main.ts', ...options, '--log-level=error']);
  return [outfile];
}

/** Starts a command in a process of its own, and kills it after `killAfterMs` if given. */
export function command(
  program: Program,
  args: string[],
  env: Record<string, string>,
  killAfterMs?: number,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const none = { DATABASE_URL: '', AUTH_API_URL: '', NODE_PATH: join(process.cwd(), 'node_modules') };
    const child = spawn(process.execPath, [...program, ...args], {
      env: { ...process.env, ...none, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Killed from outside: a registration that waits for a locked database file holds up this process and its timers.
    const killer =
      killAfterMs !== undefined &&
      spawn('sh', ['-c', `sleep ${killAfterMs / 1000}; kill -9 ${child.pid}`], { stdio: 'ignore' });
    let [out, notes] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      notes += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (killer) killer.kill();
      resolve({ code, out, notes, ms: performance.now() - started });
    });
  });
}

/** Registrations that go on until `stop`. */
export interface Load {
  acknowledged: string[];
  /** What went wrong, one entry per registration that was not acknowledged. */
  refused: string[];
  stop(): Promise<void>;
}

let loads = 0;

/** Registers on two lanes, with a pause of `pauseMs` after each. */
export function startLoad(register: (email: string) => Promise<string>, pauseMs = 5): Load {
  const load: Load = { acknowledged: [], refused: [], stop: async () => {} };
  loads += 1;
  const name = `load-${process.pid}-${loads}`;
  let over = false;
  const lane = async (index: number) => {
    for (let count = 0; !over; count += 1) {
      const email = `${name}-${index}-${count}@example.org`;
      const problem = await register(email).catch(String);
      if (problem) load.refused.push(problem);
      else load.acknowledged.push(email);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const lanes = Promise.all([lane(1), lane(2)]);
  load.stop = async () => {
    over = true;
    await lanes;
  };
  return load;
}

/** Everything stored, as one text per account by email: from a database file, or from PostgreSQL by URL. */
export async function storedAccounts(place: string): Promise<Map<string, string>> {
  const query = 'select id, full_name, email, password_hash, role, created_at from users';
  let rows: Record<string, unknown>[];
  if (place.startsWith('postgres:')) {
    const client = new Client(place);
    await client.connect();
    rows = (await client.query(query).finally(() => client.end())).rows;
  } else {
    const client = createClient({ url: pathToFileURL(place).href });
    await client.execute('pragma busy_timeout = 5000');
    const { rows: checks } = await client.execute('pragma integrity_check');
    rows = (await client.execute(query)).rows as unknown as Record<string, unknown>[];
    client.close();
    if (checks[0]?.integrity_check !== 'ok') throw new Error(`${place}: ${checks[0]?.integrity_check}`);
  }
  const accounts = rows.map(({ created_at, ...row }) => ({
    ...row,
    created_at: new Date(created_at as string).toISOString(),
  }));
  const byEmail = new Map(
    accounts.map((row) => [String((row as { email?: unknown }).email), JSON.stringify(row)]),
  );
  if (byEmail.size !== rows.length) throw new Error(`${place} holds an email twice`);
  return byEmail;
}

/** Adds `count` accounts to a database file that has our tables. */
export async function fill(file: string, count: number, name = 'filled'): Promise<void> {
  const client = createClient({ url: pathToFileURL(file).href });
  await client.execute('pragma busy_timeout = 5000');
  await client.execute({
    sql: `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
      insert into users (id, full_name, email, password_hash, role, created_at)
      select lower(hex(randomblob(16))), 'Asha Rao ' || i, ? || '-' || i || '@example.org', '$argon2id$filled', 'USER',
        strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' seconds') from n`,
    args: [count, name],
  });
  client.close();
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
