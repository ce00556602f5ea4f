import { readBody } from '@/lib/api/read-body';
import { requireJson, requireOwnOrigin, requireSecureRequest } from '@/lib/api/request-guards';

const MAX_BODY_BYTES = 16 * 1024;

/**
 * The body of a registration that comes from the site's own pages, whoever is to answer it.
 * @throws ApiError for a call from elsewhere, of another kind, or larger than any registration.
 */
export async function registrationBody(
  request: Request,
  siteOrigin: string,
): Promise<Uint8Array<ArrayBuffer>> {
  requireSecureRequest(request.headers);
  requireOwnOrigin(request.headers, siteOrigin);
  requireJson(request.headers);
  return readBody(request, MAX_BODY_BYTES);
}
