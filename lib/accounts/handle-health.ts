import { json } from '@/lib/api/answer';
import { apiCall } from '@/lib/api/call';
import { causeOf } from '@/lib/cause';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { timedStoreCall } from '@/lib/metrics/metrics';
import { isStopping } from '@/lib/stopping';
import { HEALTH_TIMEOUT_MS, healthAnswer } from './health-answer';
import { withStore } from './runtime';
import { pingUpstream } from './upstream';

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
  return apiCall(
    request,
    async () => {
      const { AUTH_API_URL, DATABASE_URL } = env();
      const store = AUTH_API_URL ? 'upstream' : DATABASE_URL ? 'postgres' : 'libsql';
      const check = AUTH_API_URL
        ? pingUpstream(AUTH_API_URL, HEALTH_TIMEOUT_MS)
        : timedStoreCall('ping', () => withStore((open) => open.ping()));
      return healthAnswer(store, check, (error) =>
        log().warn({ store, cause: causeOf(error) }, 'account store unavailable'),
      );
    },
    'debug',
  );
}
