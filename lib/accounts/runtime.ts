import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { processWide } from '@/lib/process-wide';
import type { AccountStore } from './database';

/** One connection and one count of attempts. */
export const shared = processWide<{
  store: Promise<AccountStore> | undefined;
  limiter: RateLimiterMemory;
  warned: boolean;
}>('accounts');

export function accountStore(): Promise<AccountStore> {
  // The one way to native code. An edge build replaces the module by `no-store`, which has the same export.
  shared.store ??= import('@/lib/accounts/local-store')
    .then(({ openStore }) => openStore(env()))
    .catch((error: unknown) => {
      shared.store = undefined;
      throw error;
    });
  return shared.store;
}
