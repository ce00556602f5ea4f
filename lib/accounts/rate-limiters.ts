import type { Pool } from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { RATE_LIMIT_TABLE } from './migrations';

/** At most `max` attempts per client in a window of `windowSeconds`. */
export interface RateLimit {
  max: number;
  windowSeconds: number;
}

const optionsOf = ({ max, windowSeconds }: RateLimit) => ({
  points: max * 4,
  duration: windowSeconds,
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
