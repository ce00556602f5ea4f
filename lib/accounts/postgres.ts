import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { causeOf } from '@/lib/cause';
import { log } from '@/lib/log';
import { createTables, type Database, type Db } from './database';

// An arbitrary number, the same for all instances.
const TABLES_LOCK = 20_261_126;

/**
 * A pool that survives lost connections and replaces them. For each, pg emits 'error', on the pool if the connection is
 * idle or on the client if it is in use. Without a listener, that ends the process.
 */
function poolFor(url: string, patienceMs: number): Pool {
  // No parameter here may be one that PgBouncer refuses, such as statement_timeout.
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: Math.min(patienceMs, 3000),
    query_timeout: patienceMs,
    keepAlive: true,
    application_name: 'site-accounts',
  });
  pool.on('connect', (client) => {
    client.once('error', (error) => log().warn({ cause: causeOf(error) }, 'database connection lost'));
    // One loss can emit two errors.
    client.on('error', () => {});
  });
  // The pool repeats the errors of idle clients.
  pool.on('error', () => {});
  return pool;
}

/**
 * PostgreSQL at `url`, directly or behind a pooler in transaction mode: no state outlives a transaction, and prepared
 * statements are unnamed.
 * @param patienceMs how long a query may take
 */
export function openPostgres(url: string, patienceMs = 4000): Database {
  const pool = poolFor(url, patienceMs);
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const run: Database['run'] = (work) =>
    db.transaction().execute(async (transaction) => {
      await sql`select set_config('statement_timeout', ${String(patienceMs)}, true)`.execute(transaction);
      return work(transaction);
    });
  const { host, pathname } = new URL(url);
  return {
    name: `PostgreSQL at ${host}${pathname}`,
    run,
    close: () => db.destroy(),
    prepare: () =>
      run(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${TABLES_LOCK})`.execute(transaction);
        await createTables(transaction, 'timestamptz');
      }),
  };
}
