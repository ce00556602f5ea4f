import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { processWide } from '@/lib/process-wide';
import type { AccountStore } from './database';

/** One connection and one count of attempts. */
export const shared = processWide<{
  store: Promise<AccountStore> | undefined;
  limiter: RateLimiterAbstract;
  warned: boolean;
}>('accounts');

/** The one way to native code. An edge build replaces the module by `no-store`, which has the same exports. */
export const localStore = () => import('@/lib/accounts/local-store');

export function accountStore(): Promise<AccountStore> {
  shared.store ??= localStore()
    .then(({ openStore }) => openStore(env()))
    .catch((error: unknown) => {
      shared.store = undefined;
      throw error;
    });
  return shared.store;
}
