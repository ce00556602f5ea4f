import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '@/lib/env';

export type RateLimit = Pick<Env, 'RATE_LIMIT_MAX' | 'RATE_LIMIT_WINDOW_SECONDS'>;

export const optionsOf = ({ RATE_LIMIT_MAX, RATE_LIMIT_WINDOW_SECONDS }: RateLimit) => ({
  points: RATE_LIMIT_MAX,
  duration: RATE_LIMIT_WINDOW_SECONDS,
  keyPrefix: 'register',
});

/** Counts an attempt and returns the ms until the next is allowed, 0 if this one is. */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.max(1, reason.msBeforeNext);
    throw reason;
  }
}
