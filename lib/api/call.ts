import { log } from '@/lib/log';
import { answerCall, wrongMethod } from './answer';
import { type ApiPath, apiRoutes, hasMethod } from './routes';

type Handler = (request: Request) => Promise<Response>;

/** The handler that an address has for any method: the given one, or one that answers 405. */
export function handlerFor(path: ApiPath, method: string, handle: Handler): Handler {
  if (hasMethod(path, method)) return handle;
  return (request) =>
    apiCall(request, async () => {
      throw wrongMethod(apiRoutes[path]);
    });
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The exports of a route file: a handler for every method. */
export function routeHandlers(path: ApiPath, handle: Handler) {
  const handlers = METHODS.map((method) => [method, handlerFor(path, method, handle)]);
  return Object.fromEntries(handlers) as Record<(typeof METHODS)[number], Handler>;
}

/**
 * Answers one API call and logs one line.
 * @param level of the line when the call succeeds; refusals are logged as 'info', our own errors as 'error'.
 */
export async function apiCall(
  request: Request,
  handle: () => Promise<Response>,
  level: 'info' | 'debug' = 'info',
): Promise<Response> {
  const { response, line } = await answerCall(request, handle);
  log()[line.status >= 500 ? 'error' : line.status >= 400 ? 'info' : level](line, 'api call');
  return response;
}
