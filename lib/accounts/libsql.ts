import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { InValue } from '@libsql/client';
import { type Client, createClient } from '@libsql/client/sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { log } from '@/lib/log';
import { createTables, type Database } from './database';

const PRAGMAS = [
  'busy_timeout = 10',
  'journal_mode = wal',
  'synchronous = full',
  'secure_delete = on',
  // A container may have no other folder to write to, and a temporary file would hold personal data.
  'temp_store = memory',
];

/** True when another connection holds the database file just now. */
function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED');
}

async function connect(url: string): Promise<Client> {
  // Pragmas hold for one connection, so the client must have only one.
  const client = createClient({ url, concurrency: 1 });
  try {
    for (const pragma of PRAGMAS) await client.execute(`pragma ${pragma}`);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/**
 * One connection to a database file, for one statement at a time. libSQL blocks the event loop while it waits for a
 * lock. So its busy timeout is short, and the long wait happens here, where pages can be served meanwhile.
 */
class LibsqlConnection implements DatabaseConnection {
  #client: Client | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly url: string,
    readonly patienceMs: number,
  ) {}

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const deadline = Date.now() + this.patienceMs;
    const result = this.#last.then(() => this.#execute<R>(query, deadline));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #execute<R>({ sql, parameters }: CompiledQuery, deadline: number): Promise<QueryResult<R>> {
    for (;;) {
      try {
        this.#client ??= await connect(this.url);
        const { rows, rowsAffected } = await this.#client.execute({ sql, args: parameters as InValue[] });
        return { rows: rows as R[], numAffectedRows: BigInt(rowsAffected) };
      } catch (error) {
        // libsql 0.5 never resets a failed statement, and SQLite commits nothing on that connection any more: a later
        // insert would report success and be lost. So replace the connection.
        this.close();
        if (!isBusy(error) || Date.now() >= deadline) throw error;
        await delay(20 + Math.random() * 30);
      }
    }
  }

  close() {
    this.#client?.close();
    this.#client = undefined;
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface asks for a generator
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Streaming is not supported on libSQL');
  }
}

/** Opens a database file, without transactions. Nothing is read before the first query. */
export function openFile(file: string, patienceMs = 3000): Database['db'] {
  const connection = new LibsqlConnection(pathToFileURL(file).href, patienceMs);
  const noTransactions = () => Promise.reject(new Error('Transactions are not supported on libSQL'));
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: noTransactions,
    commitTransaction: noTransactions,
    rollbackTransaction: noTransactions,
    releaseConnection: async () => {},
    destroy: async () => connection.close(),
  };
  return new Kysely({
    dialect: {
      createDriver: () => driver,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  });
}

/** Creates folder and file, for the site's user alone. */
async function makeFile(file: string): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Check before SQLite opens the file: one opened read-only stays read-only in this process, even after a chmod.
  await access(existsSync(file) ? file : folder, constants.W_OK);
  if ((await stat(folder)).mode & 0o077)
    log().warn('DATA_DIR is open to other users of this machine: chmod 700 it');
  // SQLite gives its log the mode of the database file.
  if (existsSync(file)) await chmod(file, 0o600);
  else await writeFile(file, '', { mode: 0o600, flag: 'a' });
}

/**
 * The embedded database `accounts.db` in `dataDir`.
 * @param patienceMs is how long to wait while another process holds the file.
 */
export function openLibsql(dataDir: string, patienceMs?: number): Database & { file: string } {
  const file = path.join(path.resolve(/* turbopackIgnore: true */ dataDir), 'accounts.db');
  const db = openFile(file, patienceMs);
  return {
    name: `the embedded database ${file}`,
    file,
    db,
    async prepare() {
      await makeFile(file);
      await createTables(db, 'text');
    },
    run: (work) => work(db),
  };
}
