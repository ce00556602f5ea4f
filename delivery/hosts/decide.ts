import { dataHeaders } from '@/lib/api/call';
import { documentHeaders, securityHeaders, strictTransportSecurity } from '@/lib/security-headers.mjs';
import { urlForHost } from '@/lib/temples/temple-host';
import { REMOVAL, WORKER } from '../marks.ts';
import type { Answer, Encoding } from '../site/format.ts';
import type { Site } from '../site/reader.ts';
import { type Asked, resolve } from '../site/resolve.ts';

type Headers = Record<string, string>;

/** The operator's settings that affect answers. */
export type Settings = {
  SITE_URL: string;
  TEMPLE_HOST?: string | undefined;
  SITE_OFFLINE?: 'on' | 'off' | undefined;
};
/** A request as plain values. `url` is the path with the query. */
export type Incoming = Asked & { method: string };
/** A complete answer that does not come from the finished site. */
export type Reply = { status: number; headers: Headers; body: string };
/** Who answers: the finished site, an API handler or the host itself. */
export type Decision<Handler> = { answer: Answer } | { handle: Handler } | { reply: Reply };

const READ = { allow: 'GET, HEAD' };
// A host name or address, with a port or without (RFC 9110 §7.2).
const HOST = /^(?:[\w.~%!$&'()*+,;=-]+|\[[\da-f:.]+\])(?::\d*)?$/i;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

// Browsers accept HSTS over TLS only. An https SITE_URL says that TLS is in front.
const transport = ({ SITE_URL }: Settings): Headers =>
  SITE_URL.startsWith('https:') ? { 'strict-transport-security': strictTransportSecurity } : {};

/** The headers of answers that do not come from the finished site. */
export const ownHeaders = (settings: Settings): Headers => ({
  ...securityHeaders,
  ...documentHeaders,
  ...transport(settings),
});

/** All headers of an answer of the site in one encoding, except its length. */
export const headersOf = ({ headers }: Answer, encoding: Encoding, settings: Settings): Headers => ({
  ...headers,
  ...(encoding === 'raw' ? {} : { 'content-encoding': encoding }),
  ...transport(settings),
});

/** A refusal in the API's format. */
export function refusal(status: number, message: string, settings: Settings, headers: Headers = {}): Reply {
  const type = { 'content-type': 'application/json' };
  return {
    status,
    headers: { ...ownHeaders(settings), ...dataHeaders, ...type, ...headers },
    body: JSON.stringify({ message }),
  };
}

/** Refuses a request that names no host, two of them, or something else (RFC 9112 §3.2). */
export function badRequest(hosts: readonly string[] | undefined, settings: Settings): Reply | undefined {
  const [host = '', ...more] = hosts ?? [];
  // HTTP/1.0 may leave it out. HTTP/1.1 without one never gets here.
  if (hosts === undefined || (more.length === 0 && (host === '' || HOST.test(host)))) return undefined;
  return refusal(400, 'The request must name one host.', settings);
}

/** The path and host asked for: a proxy may send both in the target, and then no other host counts (RFC 9112 §3.2.2). */
export function inOriginForm(target: string, host?: string): { url: string; host: string | undefined } {
  const [, named, path = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(target) ?? [];
  return named ? { url: path.startsWith('/') ? path : `/${path}`, host: named } : { url: target, host };
}

/**
 * Decides who answers a request.
 * @param handlerFor finds the API handler for an address and a method.
 */
export async function decide<Handler>(
  site: Site,
  { method, url, header }: Incoming,
  settings: Settings,
  handlerFor: (address: string, method: string) => Promise<Handler | undefined>,
): Promise<Decision<Handler>> {
  if (!METHODS.has(method)) return { reply: refusal(405, 'Method not allowed.', settings, READ) };
  // It asks about the server as a whole (RFC 9110 §9.3.7).
  if (method === 'OPTIONS' && url === '*')
    return { reply: { status: 204, headers: { ...ownHeaders(settings), ...READ }, body: '' } };
  if (!url.startsWith('/')) return { reply: refusal(400, 'The request target must be a path.', settings) };
  const handle = url.startsWith('/api/') && (await handlerFor(url.split('?', 1)[0] ?? '', method));
  if (handle) return { handle };
  if (method !== 'GET' && method !== 'HEAD') {
    return { reply: refusal(405, 'Method not allowed. Use GET.', settings, READ) };
  }
  const isOff = settings.SITE_OFFLINE === 'off' && url === WORKER;
  const shown = isOff ? REMOVAL : urlForHost(url, header('host'), settings.TEMPLE_HOST);
  const { redirect, answer } = await resolve(site, { url: shown, header });
  if (answer) return { answer };
  const headers = { ...ownHeaders(settings), location: redirect.location };
  return { reply: { status: redirect.status, headers, body: '' } };
}
