import { type Cause, causeOf } from '@/lib/cause';
import { bareContentSecurityPolicy } from '@/lib/security-headers.mjs';

export const SERVER_ERROR = 'Server error. Please try later';

/** A refusal with its status, a message for the visitor, and headers such as Retry-After. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** Headers of a JSON answer, which nothing may cache. */
export const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': bareContentSecurityPolicy,
};

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...dataHeaders, ...headers } });
}

/** Refuses a method that a route does not have; `allow` names those it has. */
export function wrongMethod(allow: string): ApiError {
  return new ApiError(405, `Method not allowed. Use ${allow}.`, { allow });
}

/**
 * Answers one API call and gives it a request id. An ApiError becomes the answer it describes, any other error a 500
 * without details.
 */
export async function answerCall(request: Request, handle: () => Promise<Response>) {
  const started = performance.now();
  const requestId = crypto.randomUUID();
  let response: Response;
  let cause: Cause | undefined;
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
  // What the log says about a call: no query, body, address or name.
  const line = {
    requestId,
    method: request.method,
    path: new URL(request.url).pathname,
    status: response.status,
    durationMs: Math.round((performance.now() - started) * 10) / 10,
    ...(cause ? { cause } : {}),
  };
  return { response, line };
}
