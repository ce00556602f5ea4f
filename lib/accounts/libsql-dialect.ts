import type { InValue, Transaction } from '@libsql/client';
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
import type { LibsqlFile } from './libsql-file';

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

class LibsqlDriver implements Driver {
  constructor(readonly file: LibsqlFile) {}
  async init() {}
  async acquireConnection() {
    return new LibsqlConnection(this.file);
  }
  async beginTransaction(connection: LibsqlConnection) {
    await connection.begin();
  }
  async commitTransaction(connection: LibsqlConnection) {
    await connection.end('commit');
  }
  async rollbackTransaction(connection: LibsqlConnection) {
    await connection.end('rollback');
  }
  async releaseConnection() {}
  async destroy() {
    this.file.close();
  }
}

class LibsqlAdapter extends SqliteAdapter {
  // So that Kysely's Migrator runs in one transaction, and with it under the write lock.
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Kysely's dialect for a libSQL file. Every transaction is a write transaction; `destroy` closes the file. */
export function libsqlDialect(file: LibsqlFile): Dialect {
  return {
    createDriver: () => new LibsqlDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new LibsqlAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
