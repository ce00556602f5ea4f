import { ApiError, json } from '@/lib/api/answer';
import { apiCall } from '@/lib/api/call';
import { CLIENT_ADDRESS_HEADER, rateLimitKeys } from '@/lib/client-address';
import { env } from '@/lib/env';
import { metrics, outcomeOf, timedStoreCall } from '@/lib/metrics/metrics';
import { countAttempt } from './attempts';
import { hashPassword } from './passwords';
import { readRegistration } from './registration';
import { withStore } from './runtime';
import { passOn } from './upstream';

/** Registers in the site's own store, or passes the call on to AUTH_API_URL; every answer is JSON. */
export async function handleRegister(request: Request): Promise<Response> {
  const response = await apiCall(request, () => register(request));
  metrics()?.registration(outcomeOf(response.status));
  return response;
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
