import { apiCall } from '@/lib/api/call';
import { causeOf } from '@/lib/cause';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { HEALTH_TIMEOUT_MS, healthAnswer } from './health-answer';
import { withStore } from './runtime';
import { pingUpstream } from './upstream';

/** Tells whether accounts can be registered, and who keeps them. */
export function handleHealth(request: Request): Promise<Response> {
  return apiCall(
    request,
    async () => {
      const { AUTH_API_URL, DATABASE_URL } = env();
      const store = AUTH_API_URL ? 'upstream' : DATABASE_URL ? 'postgres' : 'libsql';
      const check = AUTH_API_URL
        ? pingUpstream(AUTH_API_URL, HEALTH_TIMEOUT_MS)
        : withStore((open) => open.ping());
      return healthAnswer(store, check, (error) =>
        log().warn({ store, cause: causeOf(error) }, 'account store unavailable'),
      );
    },
    'debug',
  );
}
