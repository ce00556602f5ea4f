type Handler = (request: Request) => Promise<Response>;

/** The API's route modules, as Next's own server loads them. Each is loaded at its first call. */
const routes: Record<string, () => Promise<Record<string, unknown>>> = {
  '/api/health': () => import('@/app/api/health/route'),
  '/api/health/live': () => import('@/app/api/health/live/route'),
  '/api/health/ready': () => import('@/app/api/health/ready/route'),
  '/api/v1/auth/register': () => import('@/app/api/v1/auth/register/route'),
};

/** The addresses that hosts answer with a handler. delivery/build.ts compares them with Next's build. */
export const apiAddresses = Object.keys(routes);

/** Finds the handler for a method at an address. */
export async function apiHandler(address: string, method: string): Promise<Handler | undefined> {
  const handler = Object.hasOwn(routes, address) && (await routes[address]?.())?.[method];
  return typeof handler === 'function' ? (handler as Handler) : undefined;
}
