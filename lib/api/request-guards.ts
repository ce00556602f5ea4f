import { ApiError } from './call';

/** @throws ApiError 400 unless `X-Secure-Request: true` is sent, which plain forms and links cannot do. */
export function requireSecureRequest(headers: Headers): void {
  if (headers.get('x-secure-request') !== 'true') {
    throw new ApiError(400, 'The X-Secure-Request header must be true');
  }
}

/**
 * Accepts calls without `Origin` (not from a browser), from the request's own host, and from `siteOrigin`.
 * @throws ApiError 400 for any other origin, `null` included.
 */
export function requireOwnOrigin(headers: Headers, siteOrigin: string): void {
  const origin = headers.get('origin')?.toLowerCase();
  if (origin === undefined) return;
  const host = headers.get('host')?.toLowerCase();
  // Behind a proxy that ends TLS, the browser says https although this request came by http.
  const own = host ? [siteOrigin, `https://${host}`, `http://${host}`] : [siteOrigin];
  if (!own.includes(origin)) throw new ApiError(400, 'The Origin header names another site');
}

/** @throws ApiError 415 unless the headers announce uncompressed JSON in UTF-8. */
export function requireJson(headers: Headers): void {
  const type = headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type.trim())) {
    throw new ApiError(415, 'The Content-Type header must be application/json');
  }
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new ApiError(415, 'The Content-Encoding header must be absent');
  }
}
