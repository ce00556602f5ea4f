import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import type { AccountStore } from './database';

interface Shared {
  store?: Promise<AccountStore> | undefined;
  limiter?: RateLimiterAbstract;
  warned?: boolean;
}

// On globalThis: Next's routes and the server each bundle a copy of this module, and the dev server keeps making new
// ones. All must share one connection and one count of attempts.
const scope = globalThis as typeof globalThis & { [key: symbol]: Shared | undefined };
const KEY = Symbol.for('site.accounts');
scope[KEY] ??= {};
export const shared: Shared = scope[KEY];

/** The one way to native code. An edge build replaces the module by `no-store`, which has the same exports. */
export const localStore = () => import('@/lib/accounts/local-store');

/** The store, opened at the first call. */
export function accountStore(): Promise<AccountStore> {
  shared.store ??= localStore()
    .then(({ openStore }) => openStore(env()))
    .catch((error: unknown) => {
      shared.store = undefined;
      throw error;
    });
  return shared.store;
}
