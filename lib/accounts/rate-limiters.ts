import type { Pool } from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Env } from '@/lib/env';
import { RATE_LIMIT_TABLE } from './migrations';

/** The settings that say how many attempts a client has, and in how long. */
export type RateLimit = Pick<Env, 'RATE_LIMIT_MAX' | 'RATE_LIMIT_WINDOW_SECONDS'>;

const optionsOf = (limit: RateLimit) => ({
  points: limit.RATE_LIMIT_MAX * 4,
  duration: limit.RATE_LIMIT_WINDOW_SECONDS,
  keyPrefix: 'register',
});

/** Counts in this process; entries leave memory when their window ends. */
export function memoryLimiter(limit: RateLimit): RateLimiterAbstract {
  return new RateLimiterMemory(optionsOf(limit));
}

/** Counts in the database, and in `insurance` while the database does not answer. */
export function postgresLimiter(
  pool: Pool,
  limit: RateLimit,
  insurance: RateLimiterAbstract,
): RateLimiterAbstract {
  return new RateLimiterPostgres({
    ...optionsOf(limit),
    storeClient: pool,
    storeType: 'pool',
    tableName: RATE_LIMIT_TABLE,
    tableCreated: true,
    insuranceLimiter: insurance,
  });
}
