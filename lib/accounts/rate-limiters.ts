import type { Pool } from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { RATE_LIMIT_TABLE } from './migrations';

/** At most `max` attempts per client in a window of `windowSeconds`. */
export interface RateLimit {
  max: number;
  windowSeconds: number;
}

/** What an attempt costs its client's address or /64, its /56 and its /48, which may try two and four times as often. */
export const ATTEMPT_POINTS = [4, 2, 1];

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
