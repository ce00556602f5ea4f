import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError, apiCall, json } from '@/lib/api/call';
import { clientOf, rateLimitKey } from '@/lib/client-address';
import { type Env, env } from '@/lib/env';
import { log } from '@/lib/log';
import { readRegistration } from './registration';
import { accountStore, shared } from './runtime';
import { passOn } from './upstream';

const WINDOW_SECONDS = 600;

/**
 * Counts a client's attempt in this process.
 * @throws ApiError 429 when the client has no attempts left.
 */
async function limitAttempts(client: string | undefined, settings: Env): Promise<void> {
  if (client === undefined) {
    // A shared counter would lock everybody out after 20 registrations.
    if (!shared.warned) log().warn('registrations are not limited: no client address can be trusted here');
    shared.warned = true;
    return;
  }
  shared.limiter ??= new RateLimiterMemory({
    points: settings.RATE_LIMIT_MAX,
    duration: WINDOW_SECONDS,
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

/** Registers in the site's own store, or forwards the call to AUTH_API_URL. Every response with a body is JSON. */
export function handleRegister(request: Request): Promise<Response> {
  return apiCall(request, async () => {
    const settings = env();
    const fields = await readRegistration(request, settings.SITE_URL);
    const client = clientOf(request.headers, settings.TRUSTED_PROXY_HOPS);
    // Count only valid input, so that typing mistakes lock nobody out.
    await limitAttempts(client, settings);
    if (settings.AUTH_API_URL) return passOn(settings.AUTH_API_URL, fields, client);
    const account = await (await accountStore()).create(fields);
    if (!account) throw new ApiError(409, 'Email already registered');
    return json(200, account);
  });
}
