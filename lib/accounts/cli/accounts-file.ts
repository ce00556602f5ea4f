import { chmod, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client/sqlite3';
import { LATEST_VERSION } from '../migrations';
import { EXIT, Stop } from './command';

const MAGIC = 'SQLite format 3\0';

/** The columns of `users`, in the order in which copies name them. */
export const USER_COLUMNS = ['id', 'full_name', 'email', 'password_hash', 'role', 'created_at'] as const;

const codeOf = (error: unknown) => String((error as { code?: unknown }).code);

const isBroken = (error: unknown) => /^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error));

/** Runs `use` on a connection that leaves the file's journal mode as it is. */
async function withClient<T>(file: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1 });
  try {
    await client.execute('pragma busy_timeout = 5000');
    return await use(client);
  } finally {
    client.close();
  }
}

// Closing a file drops the locks that SQLite holds on it in this process: call this only before SQLite opens the file.
async function startsLikeSqlite(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  const head = Buffer.alloc(MAGIC.length);
  await handle.read(head, 0, MAGIC.length, 0).finally(() => handle.close());
  return head.toString('latin1') === MAGIC;
}

async function isIntact(client: Client): Promise<boolean> {
  const { rows } = await client.execute('pragma integrity_check');
  return rows.length === 1 && rows[0]?.integrity_check === 'ok';
}

async function problemOf(client: Client): Promise<string | undefined> {
  if (!(await isIntact(client))) return 'fails the integrity check';
  const { rows: columns } = await client.execute('pragma table_info(users)');
  if (columns.map(({ name }) => name).join() !== USER_COLUMNS.join())
    return 'has no table of accounts like ours';
  const { rows: tables } = await client.execute('pragma table_info(schema_migrations)');
  if (tables.length === 0) return 'does not name the version of its tables';
  const { rows: versions } = await client.execute('select max(version) as latest from schema_migrations');
  const latest = Number(versions[0]?.latest);
  if (!(latest >= 1 && latest <= LATEST_VERSION))
    return `has tables of version ${latest}, unknown to this site`;
  const { rows: emails } = await client.execute(
    'select count(*) - count(distinct lower(email)) as doubled from users',
  );
  return emails[0]?.doubled === 0 ? undefined : 'holds an email twice';
}

/**
 * Opens a database file of accounts, checks it throughout and counts its accounts.
 * @throws Stop with `refused` when it is no such file, or one with a fault.
 */
export async function checkAccountsFile(file: string, name = file): Promise<number> {
  const refuse = (why: string) => new Stop(EXIT.refused, `${name} ${why}.`);
  const isSqlite = await startsLikeSqlite(file).catch((error: unknown) => {
    throw refuse(codeOf(error) === 'ENOENT' ? 'is not there' : `cannot be read (${codeOf(error)})`);
  });
  if (!isSqlite) throw refuse('is no SQLite database');
  return withClient(file, async (client) => {
    const problem = await problemOf(client);
    if (problem) throw refuse(problem);
    const { rows } = await client.execute('select count(*) as times from users');
    return Number(rows[0]?.times);
  }).catch((error: unknown) => {
    throw isBroken(error) ? refuse('is damaged') : error;
  });
}

/** True when SQLite cannot work with the file at `file`, whatever it holds. An empty one it can. */
export async function isDamaged(file: string): Promise<boolean> {
  const { size } = await stat(file);
  if (size === 0) return false;
  if (!(await startsLikeSqlite(file))) return true;
  return withClient(file, async (client) => !(await isIntact(client))).catch((error: unknown) => {
    if (isBroken(error)) return true;
    throw error;
  });
}

/** Makes a file or a folder's entries last through a power cut. */
async function sync(target: string): Promise<void> {
  const handle = await open(target, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Brings a copy of a live database up to date, while the caller keeps others from writing.
 * @returns how many accounts the copy holds then.
 */
export function catchUp(copy: string, live: string): Promise<number> {
  const columns = USER_COLUMNS.join(', ');
  return withClient(copy, async (client) => {
    await client.execute({ sql: 'attach database ? as live', args: [live] });
    const [, , counted] = await client.batch(
      [
        'delete from main.users where id not in (select id from live.users)',
        `insert into main.users (${columns}) select ${columns} from live.users where id not in (select id from main.users)`,
        'select count(*) as times from main.users',
      ],
      'deferred',
    );
    return Number(counted?.rows[0]?.times);
  });
}

/**
 * Writes a consistent copy of a live database to the new file `target`, and checks it. Nobody waits for it.
 * @returns how many accounts it holds.
 */
export async function copyAccounts(file: string, target: string): Promise<number> {
  const part = `${target}.${process.pid}.part`;
  await rm(part, { force: true });
  try {
    await withClient(file, (client) => client.execute({ sql: 'vacuum into ?', args: [part] }));
    const count = await checkAccountsFile(part, target);
    await chmod(part, 0o600);
    await sync(part);
    await rename(part, target);
    await sync(path.dirname(target));
    return count;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
