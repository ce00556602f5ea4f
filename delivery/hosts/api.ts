import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { CLIENT_ADDRESS_HEADER, clientAddress } from '@/lib/client-address';
import type { Env } from '@/lib/env';
import { ownHeaders } from './decide.ts';

type Handler = (request: Request) => Promise<Response>;

const health = () => import('@/lib/accounts/handle-health');

/** Loaded at the first call: the store and its hashing cost memory. */
const handlers: Record<string, () => Promise<Handler>> = {
  'GET /api/health': async () => (await health()).handleHealth,
  'GET /api/health/live': async () => (await health()).handleLive,
  'GET /api/health/ready': async () => (await health()).handleReady,
  'POST /api/v1/auth/register': async () => (await import('@/lib/accounts/handle-register')).handleRegister,
};

/** Finds the Node host's handler for a method at an address. */
export async function apiHandler(address: string, method: string): Promise<Handler | undefined> {
  return handlers[`${method === 'HEAD' ? 'GET' : method} ${address}`]?.();
}

/** The value of a header that a client may have sent several times. */
export const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value);
export const flat = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

/** Calls an API handler, as any host of web-standard functions would. */
export async function callApi(req: IncomingMessage, res: ServerResponse, handle: Handler, config: Env) {
  // The client left while the handler was loading: there is no body to read and nobody to answer.
  if (req.destroyed) return;
  const headers = new Headers(Object.entries(req.headers).map(([name, value]) => [name, one(value) ?? '']));
  headers.set(
    CLIENT_ADDRESS_HEADER,
    clientAddress(req.socket.remoteAddress, one(req.headers['x-forwarded-for']), config.TRUSTED_PROXY_HOPS),
  );
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  const request = new Request(new URL(req.url ?? '', 'http://localhost'), {
    method: req.method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(req) as ReadableStream, duplex: 'half' } : {}),
  });
  const response = await handle(request);
  const bytes = Buffer.from(await response.arrayBuffer());
  const own = { ...ownHeaders(config), ...Object.fromEntries(response.headers) };
  // Unread bytes of this body would be parsed as the next request.
  const connection: Record<string, string> = req.complete ? {} : { connection: 'close' };
  res.writeHead(response.status, flat({ ...own, ...connection, 'content-length': String(bytes.length) }));
  res.end(req.method === 'HEAD' ? undefined : bytes);
}
