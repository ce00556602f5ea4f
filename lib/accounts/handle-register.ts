import { json } from '@/lib/api/answer';
import { apiCall } from '@/lib/api/call';
import { ApiError } from '@/lib/api/error';
import { parseJsonObject } from '@/lib/api/read-body';
import { CLIENT_ADDRESS_HEADER, rateLimitKey } from '@/lib/client-address';
import { env } from '@/lib/env';
import { countAttempt } from './attempts';
import { onTheBeat } from './on-the-beat';
import { hashPassword } from './passwords';
import { registrationBody } from './registration-body';
import { parseRegistration } from './registration-payload';
import { withStore } from './runtime';
import { passOn } from './upstream';

// Longer than a store usually takes to write, and nothing that a visitor notices.
const BEAT_MS = 50;

/** Registers in the site's own store, or passes the call on to AUTH_API_URL; every answer is JSON. */
export function handleRegister(request: Request): Promise<Response> {
  return apiCall(request, async () => {
    const { AUTH_API_URL, SITE_URL } = env();
    const body = await registrationBody(request, SITE_URL);
    const client = rateLimitKey(request.headers.get(CLIENT_ADDRESS_HEADER));
    if (AUTH_API_URL) {
      await countAttempt(client);
      return passOn(AUTH_API_URL, body);
    }
    const { fullName, email, password } = parseRegistration(parseJsonObject(body));
    // After the checks: somebody who mistypes is not locked out, and only accepted input costs anything.
    await countAttempt(client);
    // Before the lookup: a known and a new email take the same time. So does the lookup, although only a new email is
    // written to disk: its answer waits for the next beat.
    const passwordHash = await hashPassword(password);
    const account = await onTheBeat(BEAT_MS, () =>
      withStore((store) => store.create({ fullName, email, passwordHash })),
    );
    if (!account) throw new ApiError(409, 'Email already registered');
    return json(200, account);
  });
}
