import { ApiError } from '@/lib/api/call';
import type * as local from './local-store';

/**
 * Replaces `local-store` where native code cannot run: registrations need AUTH_API_URL there.
 * @throws ApiError 503 with a message for the visitor.
 */
export const openStore: typeof local.openStore = async () => {
  throw new ApiError(503, 'This site takes no registrations at the moment. Please write to us instead.');
};
