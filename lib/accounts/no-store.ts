import { ApiError } from '@/lib/api/call';
import type * as local from './local-store';

/**
 * Takes the place of `local-store` where nothing native can run: registrations need AUTH_API_URL there.
 * @throws ApiError 503 with words for the visitor.
 */
export const openStore: typeof local.openStore = async () => {
  throw new ApiError(503, 'This site takes no registrations at the moment. Please write to us instead.');
};
