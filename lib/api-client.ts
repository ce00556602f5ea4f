/** On an answer to a call that the site passed on: another service answered, and keeps what it was sent. */
export const PASSED_ON_HEADER = 'x-passed-on';

/**
 * The outcome of a call: a status and parsed JSON (`undefined` when the body is not JSON), or no answer (offline,
 * refused, redirected, cut off or too late).
 */
export type ApiResult =
  | {
      kind: 'response';
      status: number;
      body: unknown;
      /** Another service answered. */
      passedOn?: boolean;
    }
  | { kind: 'network-error' };

const TIMEOUT_MS = 15_000;

/**
 * Posts JSON to a path on the site's own origin and never throws.
 * A call without an answer after `timeoutMs` milliseconds is a network error.
 */
export async function postJson(path: string, payload: unknown, timeoutMs = TIMEOUT_MS): Promise<ApiResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Secure-Request': 'true' },
      body: JSON.stringify(payload),
      credentials: 'same-origin',
      cache: 'no-store',
      // A redirect would send the payload somewhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The status counts even when the body is not JSON or never ends.
    const body: unknown = await response.json().catch(() => undefined);
    const passedOn = response.headers.get(PASSED_ON_HEADER) ? true : undefined;
    return { kind: 'response', status: response.status, body, passedOn };
  } catch {
    return { kind: 'network-error' };
  }
}
