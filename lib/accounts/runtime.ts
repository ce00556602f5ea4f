import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { processWide } from '@/lib/process-wide';
import type { openStore } from './local-store';

/** One store and one rate limiter per process. */
export const shared = processWide<{
  store: ReturnType<typeof openStore> | undefined;
  limiter: RateLimiterMemory;
  warned: boolean;
}>('accounts');

export function accountStore(): ReturnType<typeof openStore> {
  // The only import of native code. An edge build replaces the module with `no-store`, which has the same export.
  shared.store ??= import('@/lib/accounts/local-store')
    .then(({ openStore }) => openStore(env()))
    .catch((error: unknown) => {
      shared.store = undefined;
      throw error;
    });
  return shared.store;
}
