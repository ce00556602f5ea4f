import { env } from '@/lib/env';
import { apiCall, json } from '@/lib/http/api-call';
import { causeOf, log } from '@/lib/log';
import { withStore } from './runtime';
import { pingUpstream } from './upstream';

const TIMEOUT_MS = 2000;

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** 200 `{status: 'ok', store}` when accounts can be registered, else 503 `{status: 'unavailable', store}`. */
export function handleHealth(request: Request): Promise<Response> {
  return apiCall(
    request,
    async () => {
      const { AUTH_API_URL, DATABASE_URL } = env();
      const store = AUTH_API_URL ? 'upstream' : DATABASE_URL ? 'postgres' : 'libsql';
      const check = AUTH_API_URL ? pingUpstream(AUTH_API_URL, TIMEOUT_MS) : withStore((open) => open.ping());
      try {
        await within(TIMEOUT_MS, check);
        return json(200, { status: 'ok', store });
      } catch (error) {
        log().warn({ store, cause: causeOf(error) }, 'account store unavailable');
        return json(503, { status: 'unavailable', store });
      }
    },
    'debug',
  );
}
