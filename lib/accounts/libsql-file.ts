import { setTimeout as delay } from 'node:timers/promises';
import type { InValue, Transaction } from '@libsql/client';
import { type Client, createClient } from '@libsql/client/sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { createWorkQueue } from './work-queue';

/** True when another connection holds the database file just now. */
export function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED');
}

async function connect(url: string, pragmas: string[]): Promise<Client> {
  // Pragmas hold for one connection, so the client must have only one.
  const client = createClient({ url, concurrency: 1 });
  try {
    for (const pragma of ['busy_timeout = 10', 'journal_mode = wal', 'synchronous = full', ...pragmas])
      await client.execute(`pragma ${pragma}`);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

export interface LibsqlFile {
  /**
   * Runs `work`, and again for as long as another process holds the file and there is time.
   * @throws the last error of connecting or of `work`.
   */
  run<T>(work: (client: Client) => Promise<T>): Promise<T>;
  close(): void;
}

/**
 * One connection to the database file at `url` (`file:`), for one piece of work at a time.
 * The driver blocks the event loop while it waits for a lock. So its busy timeout is short, and the long wait happens
 * here, where pages can be served meanwhile.
 * @param giveUpAfterMs is how long to wait for a file that another process holds.
 * @param pragmas are further ones for each connection, such as `secure_delete = on`.
 */
export function libsqlFile(url: string, giveUpAfterMs = 3000, pragmas: string[] = []): LibsqlFile {
  const inTurn = createWorkQueue({ parallel: 1, waiting: Number.POSITIVE_INFINITY });
  let client: Client | undefined;
  const close = () => {
    client?.close();
    client = undefined;
  };
  return {
    close,
    run(work) {
      const deadline = Date.now() + giveUpAfterMs;
      return inTurn(async () => {
        for (;;) {
          try {
            client ??= await connect(url, pragmas);
            return await work(client);
          } catch (error) {
            // libsql 0.5 never resets a failed statement, and SQLite commits nothing on that connection any more: a
            // later insert would report success and be lost. So replace the connection.
            close();
            if (!isBusy(error) || Date.now() >= deadline) throw error;
            await delay(20 + Math.random() * 30);
          }
        }
      });
    },
  };
}

class LibsqlConnection implements DatabaseConnection {
  #transaction: Transaction | undefined;

  constructor(readonly file: LibsqlFile) {}

  async begin() {
    // 'write' is BEGIN IMMEDIATE: it takes the lock now, not at the first write.
    this.#transaction = await this.file.run((client) => client.transaction('write'));
  }

  async end(how: 'commit' | 'rollback') {
    const transaction = this.#transaction;
    this.#transaction = undefined;
    await transaction?.[how]();
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = { sql, args: parameters as InValue[] };
    const result = this.#transaction
      ? await this.#transaction.execute(statement)
      : await this.file.run((client) => client.execute(statement));
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowsAffected) };
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface asks for a generator
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Streaming is not supported on libSQL');
  }
}

const driverOf = (file: LibsqlFile): Driver => ({
  init: async () => {},
  acquireConnection: async () => new LibsqlConnection(file),
  beginTransaction: (connection: LibsqlConnection) => connection.begin(),
  commitTransaction: (connection: LibsqlConnection) => connection.end('commit'),
  rollbackTransaction: (connection: LibsqlConnection) => connection.end('rollback'),
  releaseConnection: async () => {},
  destroy: async () => file.close(),
});

class LibsqlAdapter extends SqliteAdapter {
  // So that Kysely's Migrator runs in one transaction, and with it under the write lock.
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Kysely's dialect for a libSQL file. Every transaction is a write transaction; `destroy` closes the file. */
export function libsqlDialect(file: LibsqlFile): Dialect {
  return {
    createDriver: () => driverOf(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new LibsqlAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
