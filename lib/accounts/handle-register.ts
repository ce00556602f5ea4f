import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ApiError, apiCall, json } from '@/lib/api/call';
import { causeOf } from '@/lib/cause';
import { clientOf, rateLimitKey } from '@/lib/client-address';
import { type Env, env } from '@/lib/env';
import { log } from '@/lib/log';
import { consume, optionsOf } from './attempts';
import { readRegistration } from './registration';
import { accountStore, shared } from './runtime';
import { passOn } from './upstream';

function countInProcess(key: string, settings: Env): Promise<number> {
  shared.limiter ??= new RateLimiterMemory(optionsOf(settings));
  return consume(shared.limiter, key);
}

/**
 * Counts an attempt of a client: in the database that all instances share, if there is one, else in this process.
 * @throws ApiError 429 when the client has no attempts left.
 */
async function limitAttempts(client: string | undefined, settings: Env): Promise<void> {
  if (client === undefined) {
    // With one shared counter, 20 registrations would lock out everybody else.
    if (!shared.warned) log().warn('registrations are not limited: no client address can be trusted here');
    shared.warned = true;
    return;
  }
  const key = rateLimitKey(client);
  const store = settings.DATABASE_URL && !settings.AUTH_API_URL ? await accountStore() : undefined;
  const counted = store?.countAttempt?.(key) ?? countInProcess(key, settings);
  const ms = await counted.catch((error: unknown) => {
    // A failing limiter must not block registration.
    log().error(
      { cause: causeOf(error) },
      'the shared limiter failed: this attempt is counted in this process',
    );
    return countInProcess(key, settings);
  });
  if (ms === 0) return;
  const minutes = Math.ceil(ms / 60_000);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  throw new ApiError(429, `Too many attempts. Please try again in ${wait}.`, {
    'retry-after': String(Math.ceil(ms / 1000)),
  });
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
