import { type Cause, causeOf } from '@/lib/cause';
import { log } from '@/lib/log';
import { bareContentSecurityPolicy } from '@/lib/security-headers.mjs';

/** An error response: its status, a message for the visitor, and headers such as Retry-After. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
    override readonly cause?: unknown,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** A JSON response that must not be cached. */
export function json(status: number, body: unknown, more: Record<string, string> = {}): Response {
  const policy = { 'content-security-policy': bareContentSecurityPolicy };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...policy, ...more } });
}

/**
 * Handles one API call, gives it a request id and logs one line. An ApiError becomes the response it describes, any
 * other error a 500 without details.
 * @param level the log level of a success; refusals are logged as 'info', our own errors as 'error'
 */
export async function apiCall(
  request: Request,
  handle: () => Promise<Response>,
  level: 'info' | 'debug' = 'info',
): Promise<Response> {
  const started = performance.now();
  const requestId = crypto.randomUUID();
  let response: Response;
  let cause: Cause | undefined;
  try {
    response = await handle();
  } catch (error) {
    const refusal =
      error instanceof ApiError ? error : new ApiError(500, 'Server error. Please try later', {}, error);
    response = json(refusal.status, { message: refusal.message }, refusal.headers);
    if (refusal.cause) cause = causeOf(refusal.cause);
  }
  response.headers.set('x-request-id', requestId);
  const { status } = response;
  // Never log a query, body, address or name.
  const line = {
    requestId,
    method: request.method,
    path: new URL(request.url).pathname,
    status,
    durationMs: Math.round((performance.now() - started) * 10) / 10,
    ...(cause ? { cause } : {}),
  };
  log()[status >= 500 ? 'error' : status >= 400 ? 'info' : level](line, 'api call');
  return response;
}

/**
 * Resolves to the result of `work`.
 * @throws the signal's reason if it is aborted first.
 */
export const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      const stop = () => reject(signal.reason);
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop);
    }),
  ]);
