import { apiCall, json, unlessAborted } from '@/lib/api/call';
import { causeOf } from '@/lib/cause';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { isStopping } from '@/lib/stopping';
import { accountStore, localStore } from './runtime';
import { pingUpstream } from './upstream';

/** How long whoever keeps the accounts may take to show that it is there. */
const TIMEOUT_MS = 2000;

/** Tells a supervisor that the process answers, whatever the store does. */
export function handleLive(request: Request): Promise<Response> {
  return apiCall(request, async () => json(200, { status: 'ok' }), 'debug');
}

/** Tells a balancer whether this instance should get requests. */
export async function handleReady(request: Request): Promise<Response> {
  return isStopping() ? json(503, { status: 'stopping' }) : handleHealth(request);
}

/** Tells whether accounts can be registered, and who keeps them. */
export function handleHealth(request: Request): Promise<Response> {
  const check = async () => {
    const { AUTH_API_URL } = env();
    const store = AUTH_API_URL ? 'upstream' : (await localStore()).storeName(env());
    try {
      const answer = AUTH_API_URL
        ? pingUpstream(AUTH_API_URL, TIMEOUT_MS)
        : accountStore().then((open) => open.ping());
      await unlessAborted<unknown>(answer, AbortSignal.timeout(TIMEOUT_MS));
      return json(200, { status: 'ok', store });
    } catch (error) {
      log().warn({ store, cause: causeOf(error) }, 'account store unavailable');
      return json(503, { status: 'unavailable', store });
    }
  };
  return apiCall(request, check, 'debug');
}
