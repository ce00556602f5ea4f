import { createHmac } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { causeOf } from '@/lib/cause';
import { ATTEMPT_POINTS } from '@/lib/client-address';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { tooMany } from './registration';
import { processLimiter, withStore } from './runtime';

/**
 * Counts one attempt of a client, under each of its keys (of `rateLimitKeys`).
 * @throws ApiError 429 when the client has no attempts left; the store's error when it cannot be opened.
 */
export async function countAttempt(client: string[]): Promise<void> {
  const { AUTH_API_URL, DATABASE_URL } = env();
  const shared = DATABASE_URL && !AUTH_API_URL ? await withStore(async (store) => store.limiter) : undefined;
  const limiter = shared ?? (await processLimiter());
  // A database keeps the address only as a keyed hash. DATABASE_URL is the one secret all instances share.
  const kept = (key: string) =>
    shared && DATABASE_URL ? createHmac('sha256', DATABASE_URL).update(key).digest('hex') : key;
  try {
    // In turn: what the narrowest network may not do any more must not use up what its neighbours may.
    for (const [index, key] of client.entries()) await limiter.consume(kept(key), ATTEMPT_POINTS[index]);
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
    // A failing limiter must not block registration.
    log().error({ cause: causeOf(reason) }, 'rate limiter failed');
  }
}
