import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { causeOf } from '@/lib/cause';
import { log } from '@/lib/log';
import { type AccountStore, type AccountsDatabase, insertAccount, pingDatabase } from './account-store';
import { migrate } from './migrations';
import { postgresLimiter, type RateLimit } from './rate-limiters';

// The tables or the database were dropped and must be created again.
const SCHEMA_GONE = new Set(['42P01', '3D000']);

const listened = () => {};

/**
 * A pool that survives the loss of its connections and replaces them. pg emits 'error' for each, which ends the process
 * if nobody listens: on the pool while the connection is idle, on the client while it is in use.
 * @param onLost hears of each lost connection, once. A query that was under way rejects as well.
 */
export function postgresPool(config: PoolConfig, onLost: (error: Error) => void = listened): Pool {
  const pool = new Pool(config);
  pool.on('connect', (client) => {
    client.once('error', onLost);
    // One loss can be two errors.
    client.on('error', listened);
  });
  // The pool repeats the errors of idle clients.
  pool.on('error', listened);
  return pool;
}

/**
 * Connects to PostgreSQL and creates missing tables. The pool replaces lost connections.
 * Every wait is bounded, so that a request is answered before the browser gives up.
 * @param insurance counts attempts while the database does not answer.
 * @throws the database's error when it cannot be reached.
 */
export async function openPostgresStore(
  url: string,
  rateLimit: RateLimit,
  insurance: RateLimiterAbstract,
): Promise<AccountStore> {
  const pool = postgresPool(
    {
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: 3000,
      query_timeout: 4000,
      statement_timeout: 4000,
      keepAlive: true,
      application_name: 'site-accounts',
    },
    (error) => log().warn({ cause: causeOf(error) }, 'database connection lost'),
  );
  const db = new Kysely<AccountsDatabase>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw error;
  }
  return {
    limiter: postgresLimiter(pool, rateLimit, insurance),
    create: (account) => insertAccount(db, account),
    ping: () => pingDatabase(db),
    needsReopening: async (error) =>
      error instanceof Error && 'code' in error && SCHEMA_GONE.has(String(error.code)),
    close: () => db.destroy(),
  };
}
