import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError, apiCall, json } from '@/lib/api/call';
import { clientOf, rateLimitKey } from '@/lib/client-address';
import { type Env, env } from '@/lib/env';
import { log } from '@/lib/log';
import { readRegistration } from './registration';
import { accountStore, shared } from './runtime';
import { passOn } from './upstream';

/**
 * Counts an attempt of a client in this process.
 * @throws ApiError 429 when the client has no attempts left.
 */
async function limitAttempts(client: string | undefined, settings: Env): Promise<void> {
  if (client === undefined) {
    // With one shared counter, 20 registrations would lock out everybody else.
    if (!shared.warned) log().warn('registrations are not limited: no client address can be trusted here');
    shared.warned = true;
    return;
  }
  shared.limiter ??= new RateLimiterMemory({
    points: settings.RATE_LIMIT_MAX,
    duration: settings.RATE_LIMIT_WINDOW_SECONDS,
  });
  const { limiter } = shared;
  const refused = await limiter.consume(rateLimitKey(client)).then(
    () => undefined,
    (reason: RateLimiterRes) => reason,
  );
  if (!refused) return;
  const seconds = Math.ceil(refused.msBeforeNext / 1000);
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  throw new ApiError(429, `Too many attempts. Please try again in ${wait}.`, { 'retry-after': `${seconds}` });
}

/** Registers in the site's own store, or passes the call on to AUTH_API_URL; every answer is JSON. */
export function handleRegister(request: Request): Promise<Response> {
  return apiCall(request, async () => {
    const settings = env();
    const fields = await readRegistration(request, settings.SITE_URL);
    const client = clientOf(request.headers, settings.TRUSTED_PROXY_HOPS);
    // Count only valid input, so that nobody is locked out by typing mistakes.
    await limitAttempts(client, settings);
    if (settings.AUTH_API_URL) return passOn(settings.AUTH_API_URL, fields, client);
    const account = await (await accountStore()).create(fields);
    if (!account) throw new ApiError(409, 'Email already registered');
    return json(200, account);
  });
}
