import { Pool, type PoolConfig } from 'pg';

/**
 * A pool that survives the loss of its connections and replaces them. pg emits 'error' for each, which ends the process
 * if nobody listens: on the pool while the connection is idle, on the client while it is in use.
 * @param onLost hears of each lost connection, once. A query that was under way rejects as well.
 */
export function postgresPool(config: PoolConfig, onLost: (error: Error) => void): Pool {
  const pool = new Pool(config);
  const listened = () => {};
  pool.on('connect', (client) => {
    client.once('error', onLost);
    // One loss can be two errors.
    client.on('error', listened);
  });
  // The pool repeats the errors of idle clients.
  pool.on('error', listened);
  return pool;
}
