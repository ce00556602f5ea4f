import { type ApiPath, isApiPath } from '@/lib/api/routes';

type Handler = (request: Request) => Promise<Response>;

const health = () => import('@/lib/accounts/handle-health');

/** Loaded at the first call: the store and its hashing cost memory. */
const handlers: Record<ApiPath, () => Promise<Handler>> = {
  '/api/health': async () => (await health()).handleHealth,
  '/api/health/live': async () => (await health()).handleLive,
  '/api/health/ready': async () => (await health()).handleReady,
  '/api/v1/auth/register': async () => (await import('@/lib/accounts/handle-register')).handleRegister,
};

/** Finds the Node host's handler for a method at an address. */
export async function apiHandler(address: string, method: string): Promise<Handler | undefined> {
  if (!isApiPath(address)) return undefined;
  const { handlerFor } = await import('@/lib/api/call');
  return handlerFor(address, method, await handlers[address]());
}
