import { dataHeaders } from '@/lib/http/api-answer';
import { documentHeaders, securityHeaders, strictTransportSecurity } from '@/lib/http/security-headers.mjs';
import type { Answer, Encoding } from '../site/format.ts';
import type { Site } from '../site/reader.ts';
import { type Asked, resolve } from '../site/resolve.ts';
import { urlForHost } from './temple-host.ts';

type Headers = Record<string, string>;

/** What a host needs to know of the operator. */
export type Settings = { SITE_URL: string; TEMPLE_HOST?: string | undefined };
/** A request in plain values: `url` is the path with the query. */
export type Incoming = Asked & { method: string };
/** A whole answer that is not in the site. */
export type Reply = { status: number; headers: Headers; body: string };
/** Who answers: the site, a handler of the API, or the host itself. */
export type Decision<Handler> = { answer: Answer } | { handle: Handler } | { reply: Reply };

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

// A browser believes it over TLS only, and the operator says with SITE_URL that there is TLS.
const transport = ({ SITE_URL }: Settings): Headers =>
  SITE_URL.startsWith('https:') ? { 'strict-transport-security': strictTransportSecurity } : {};

/** The headers that whatever is not in the site has. */
export const ownHeaders = (settings: Settings): Headers => ({
  ...securityHeaders,
  ...documentHeaders,
  ...transport(settings),
});

/** The headers of an answer of the site in one encoding, complete but for its length. */
export const headersOf = ({ headers }: Answer, encoding: Encoding, settings: Settings): Headers => ({
  ...headers,
  ...(encoding === 'raw' ? {} : { 'content-encoding': encoding }),
  ...transport(settings),
});

/** A refusal, in the API's form. */
export function refusal(status: number, message: string, settings: Settings, headers: Headers = {}): Reply {
  const type = { 'content-type': 'application/json' };
  return {
    status,
    headers: { ...ownHeaders(settings), ...dataHeaders, ...type, ...headers },
    body: JSON.stringify({ message }),
  };
}

/**
 * Says who answers a request.
 * @param handlerFor finds the API's handler for an address and a method.
 */
export async function decide<Handler>(
  site: Site,
  { method, url, header }: Incoming,
  settings: Settings,
  handlerFor: (address: string, method: string) => Promise<Handler | undefined>,
): Promise<Decision<Handler>> {
  if (!METHODS.has(method)) return { reply: refusal(405, 'Method not allowed.', settings) };
  if (!url.startsWith('/')) return { reply: refusal(400, 'The request target must be a path.', settings) };
  const handle = url.startsWith('/api/') && (await handlerFor(url.split('?', 1)[0] ?? '', method));
  if (handle) return { handle };
  if (method !== 'GET' && method !== 'HEAD') {
    const allow = { allow: 'GET, HEAD' };
    return { reply: refusal(405, 'Method not allowed. Use GET.', settings, allow) };
  }
  const { redirect, answer } = await resolve(site, {
    url: urlForHost(url, header('host'), settings.TEMPLE_HOST),
    header,
  });
  if (answer) return { answer };
  const headers = { ...ownHeaders(settings), location: redirect.location };
  return { reply: { status: redirect.status, headers, body: '' } };
}
