import { apiCall, json, unlessAborted } from '@/lib/api/call';
import { causeOf } from '@/lib/cause';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { accountStore } from './runtime';
import { pingUpstream } from './upstream';

/** How long the account store or API may take to respond. */
const TIMEOUT_MS = 2000;

/** Tells whether accounts can be registered. */
export function handleHealth(request: Request): Promise<Response> {
  const check = async () => {
    const { AUTH_API_URL } = env();
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = AUTH_API_URL
      ? pingUpstream(AUTH_API_URL, signal)
      : accountStore().then((open) => open.ping());
    try {
      await unlessAborted<unknown>(answer, signal);
      return json(200, { status: 'ok' });
    } catch (error) {
      log().warn({ cause: causeOf(error) }, 'account store unavailable');
      return json(503, { status: 'unavailable' });
    }
  };
  return apiCall(request, check, 'debug');
}
