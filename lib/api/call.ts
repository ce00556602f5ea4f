import { log } from '@/lib/log';
import { answerCall, wrongMethod } from './answer';

/** A handler for the methods a route does not have: it answers 405. */
export function methodNotAllowed(allow: string): (request: Request) => Promise<Response> {
  return (request) =>
    apiCall(request, async () => {
      throw wrongMethod(allow);
    });
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
