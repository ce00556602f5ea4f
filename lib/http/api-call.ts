import { causeOf, log } from '@/lib/log';
import { ApiError } from './api-error';
import { bareContentSecurityPolicy } from './security-headers.mjs';

export const SERVER_ERROR = 'Server error. Please try later';

/** A JSON answer that nothing may cache. */
export const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': bareContentSecurityPolicy,
};

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...dataHeaders, ...headers } });
}

/** A handler that refuses the method with 405, for every method a route does not have. */
export function methodNotAllowed(allow: string): (request: Request) => Promise<Response> {
  return (request) =>
    apiCall(request, async () => {
      throw new ApiError(405, `Method not allowed. Use ${allow}.`, { allow });
    });
}

/**
 * Runs one API call: gives it a request id, turns what it throws into an answer (ApiError as it says,
 * anything else a 500 without details) and logs one line, with no query, body, address or name in it.
 * @param level of the line when the call succeeds; refusals are 'info', errors of ours 'error'.
 */
export async function apiCall(
  request: Request,
  handle: () => Promise<Response>,
  level: 'info' | 'debug' = 'info',
): Promise<Response> {
  const started = performance.now();
  const requestId = crypto.randomUUID();
  let response: Response;
  let cause: ReturnType<typeof causeOf> | undefined;
  try {
    response = await handle();
  } catch (error) {
    if (error instanceof ApiError) {
      response = json(error.status, { message: error.message }, error.headers);
      if (error.cause) cause = causeOf(error.cause);
    } else {
      response = json(500, { message: SERVER_ERROR });
      cause = causeOf(error);
    }
  }
  response.headers.set('x-request-id', requestId);
  const { status } = response;
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
