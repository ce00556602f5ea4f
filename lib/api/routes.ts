/**
 * Every address of the API with its one method. The route files in `app/api`, the Node host and the edge take both from
 * here. delivery/build.ts compares the list with Next's build.
 */
export const apiRoutes = {
  '/api/health': 'GET',
  '/api/health/live': 'GET',
  '/api/health/ready': 'GET',
  '/api/v1/auth/register': 'POST',
} as const;

export type ApiPath = keyof typeof apiRoutes;

export const isApiPath = (address: string): address is ApiPath => Object.hasOwn(apiRoutes, address);

/** Tells whether an address has a method. One that answers GET answers HEAD too. */
export const hasMethod = (path: ApiPath, method: string): boolean =>
  (method === 'HEAD' ? 'GET' : method) === apiRoutes[path];

/** On an answer to a call that the site passed on: another service answered, and keeps what it was sent. */
export const PASSED_ON_HEADER = 'x-passed-on';
