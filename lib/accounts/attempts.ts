import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ATTEMPT_POINTS } from '@/lib/client-address';
import type { Env } from '@/lib/env';

export type RateLimit = Pick<Env, 'RATE_LIMIT_MAX' | 'RATE_LIMIT_WINDOW_SECONDS'>;

export const optionsOf = ({ RATE_LIMIT_MAX, RATE_LIMIT_WINDOW_SECONDS }: RateLimit) => ({
  points: RATE_LIMIT_MAX * 4,
  duration: RATE_LIMIT_WINDOW_SECONDS,
  keyPrefix: 'register',
});

/** Counts an attempt under each key and returns the ms until the next is allowed, 0 if this one is. */
export async function consume(limiter: RateLimiterAbstract, keys: string[]): Promise<number> {
  try {
    // In turn: what the narrowest network may not do any more must not use up what its neighbours may.
    for (const [index, key] of keys.entries()) await limiter.consume(key, ATTEMPT_POINTS[index]);
    return 0;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.max(1, reason.msBeforeNext);
    throw reason;
  }
}

/** Counts in this process; entries leave memory when their window ends. */
export const memoryLimiter = (limit: RateLimit): RateLimiterAbstract =>
  new RateLimiterMemory(optionsOf(limit));
