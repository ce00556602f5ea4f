import { readBody } from '@/lib/api/read-body';
import { requireJson, requireOwnOrigin, requireSecureRequest } from '@/lib/api/request-guards';

const MAX_BODY_BYTES = 16 * 1024;

/**
 * The body of a registration sent by the site's own pages.
 * @throws ApiError for a call from another site, one that is not JSON, or one that is too large.
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
