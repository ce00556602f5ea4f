import { createHmac } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError, json } from '@/lib/api/answer';
import { apiCall } from '@/lib/api/call';
import { causeOf } from '@/lib/cause';
import { ATTEMPT_POINTS, CLIENT_ADDRESS_HEADER, rateLimitKeys } from '@/lib/client-address';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { metrics, outcomeOf, timedStoreCall } from '@/lib/metrics/metrics';
import { hashPassword } from './passwords';
import { readRegistration, tooMany } from './registration';
import { processLimiter, withStore } from './runtime';
import { passOn } from './upstream';

/** Registers in the site's own store, or passes the call on to AUTH_API_URL; every answer is JSON. */
export async function handleRegister(request: Request): Promise<Response> {
  const response = await apiCall(request, () => register(request));
  metrics()?.registration(outcomeOf(response.status));
  return response;
}

/**
 * Counts one attempt of a client, under each of its keys (of `rateLimitKeys`).
 * @throws ApiError 429 when the client has no attempts left; the store's error when it cannot be opened.
 */
async function countAttempt(client: string[]): Promise<void> {
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

async function register(request: Request): Promise<Response> {
  const { AUTH_API_URL, SITE_URL } = env();
  const fields = await readRegistration(request, SITE_URL);
  const client = request.headers.get(CLIENT_ADDRESS_HEADER);
  // Count only valid input, so that nobody is locked out by typing mistakes.
  await countAttempt(rateLimitKeys(client));
  if (AUTH_API_URL) return passOn(AUTH_API_URL, fields, client);
  const { fullName, email, password } = fields;
  const passwordHash = await hashPassword(password);
  const account = await timedStoreCall('create', () =>
    withStore((store) => store.create({ fullName, email, passwordHash })),
  );
  if (!account) throw new ApiError(409, 'Email already registered');
  return json(200, account);
}
