import { ApiError, json, unlessAborted } from '@/lib/api/call';
import { PASSED_ON_HEADER } from '@/lib/api-client';
import type { RegistrationFields } from '@/lib/auth/fields';
import { causeOf } from '@/lib/cause';

const REGISTER_PATH = '/api/v1/auth/register';

// Below the browser's 15 s, so that the visitor sees our message instead of 'Network error'.
const TIMEOUT_MS = 14_000;
const UNAVAILABLE = 'Registration is not available right now. Please try again later.';

const failure = (status: 502 | 504, cause: unknown) => new ApiError(status, UNAVAILABLE, {}, cause);

/**
 * Forwards a checked registration and returns the API's status and JSON unchanged, with a header that tells the page
 * who keeps the account. A body that is not JSON, such as an error page, is replaced with `{}`. After a 200 the account
 * exists: whatever happens to the body, the visitor must not be told to try again.
 * @param client the visitor's address, so that the API can count attempts
 * @throws ApiError 504 when the response is late, 502 when there is none or it redirects.
 */
export async function passOn(
  apiUrl: string,
  fields: RegistrationFields,
  client?: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  // Node's fetch can hang on a broken chunked body, even after an abort.
  const inTime = <T>(answer: Promise<T>): Promise<T> =>
    unlessAborted(answer, signal).catch((error: unknown) => {
      throw failure(causeOf(error).name === 'TimeoutError' ? 504 : 502, error);
    });
  const response = await inTime(
    fetch(apiUrl + REGISTER_PATH, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Accept-Encoding': 'identity',
        'X-Secure-Request': 'true',
        ...(client && { 'X-Forwarded-For': client }),
      },
      body: JSON.stringify({ ...fields, role: 'USER' }),
      redirect: 'manual',
      signal,
    }),
  );
  const { status, headers } = response;
  if (status < 200 || status > 599 || (status >= 300 && status < 400)) {
    throw failure(502, new Error(`the API answered ${status}`));
  }
  const isEmpty = status === 204 || status === 205;
  const body: unknown = await inTime(isEmpty ? response.text() : response.json()).catch((error: ApiError) => {
    if (error.status === 504 && status !== 200) throw error;
    return undefined;
  });
  const retryAfter = headers.get('retry-after');
  const extra: Record<string, string> = {
    [PASSED_ON_HEADER]: 'true',
    ...(retryAfter && { 'retry-after': retryAfter }),
  };
  if (isEmpty) return new Response(null, { status, headers: { 'cache-control': 'no-store', ...extra } });
  return json(status, body ?? {}, extra);
}

/**
 * Resolves when the API responds, whatever the status.
 * @throws fetch's error otherwise.
 */
export async function pingUpstream(apiUrl: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(apiUrl, { method: 'HEAD', redirect: 'manual', signal });
  await response.body?.cancel();
}
