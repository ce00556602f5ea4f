type Handler = (request: Request) => Promise<Response>;

/** The API's route modules, the same that Next's own server loads; each is loaded at its first call. */
const routes: Record<string, () => Promise<Record<string, unknown>>> = {
  '/api/health': () => import('@/app/api/health/route'),
  '/api/v1/auth/register': () => import('@/app/api/v1/auth/register/route'),
};

/** The addresses that the hosts answer by calling a handler; delivery/build.ts compares them with what Next has built. */
export const apiAddresses = Object.keys(routes);

/** The handler for a method at an address, if there is one. */
export async function apiHandler(address: string, method: string): Promise<Handler | undefined> {
  const handler = Object.hasOwn(routes, address) && (await routes[address]?.())?.[method];
  return typeof handler === 'function' ? (handler as Handler) : undefined;
}
