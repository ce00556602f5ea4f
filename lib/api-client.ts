/** Set on the response to a call that the site forwarded: another service handled it and keeps the data. */
export const PASSED_ON_HEADER = 'x-passed-on';

const TIMEOUT_MS = 15_000;

/**
 * Posts JSON to a path on the site's own origin. Never throws: without a response (offline, refused, redirected, cut
 * off or too late) it resolves to undefined.
 */
export const postJson = (path: string, payload: unknown): Promise<Response | undefined> =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Secure-Request': 'true' },
    body: JSON.stringify(payload),
    credentials: 'same-origin',
    cache: 'no-store',
    // A redirect would send the payload somewhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
