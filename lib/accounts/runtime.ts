import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { ApiError } from '@/lib/http/api-error';
import type { AccountStore } from './account-store';

interface Runtime {
  store?: Promise<AccountStore>;
  limiter?: Promise<RateLimiterAbstract>;
}

// On globalThis, because Next's bundle of the routes and the server script each have a copy of this module, and
// the dev server makes new copies all the time: they must share one connection and one count of attempts.
const scope = globalThis as typeof globalThis & { [key: symbol]: Runtime | undefined };
const KEY = Symbol.for('site.accounts');
scope[KEY] ??= {};
const runtime: Runtime = scope[KEY];

/** Counts attempts in this process. */
export function processLimiter(): Promise<RateLimiterAbstract> {
  const limit = { max: env().RATE_LIMIT_MAX, windowSeconds: env().RATE_LIMIT_WINDOW_SECONDS };
  runtime.limiter ??= import('./rate-limiters').then(({ memoryLimiter }) => memoryLimiter(limit));
  return runtime.limiter;
}

// Imported on demand: pass-through and the edge run without any database driver.
async function open(): Promise<AccountStore> {
  const { DATABASE_URL, DATA_DIR } = env();
  if (DATABASE_URL) {
    const { openPostgresStore } = await import('./postgres-store');
    const limit = { max: env().RATE_LIMIT_MAX, windowSeconds: env().RATE_LIMIT_WINDOW_SECONDS };
    return openPostgresStore(DATABASE_URL, limit, await processLimiter());
  }
  const { openLibsqlStore } = await import('./libsql-store');
  return openLibsqlStore(DATA_DIR);
}

function currentStore(): Promise<AccountStore> {
  if (runtime.store) return runtime.store;
  const opening = open();
  runtime.store = opening;
  // A failed open is not kept, so that the next call tries again.
  opening.catch(() => {
    if (runtime.store === opening) runtime.store = undefined;
  });
  return opening;
}

async function discard(store: AccountStore): Promise<void> {
  const current = await runtime.store?.catch(() => undefined);
  if (current !== store) return;
  runtime.store = undefined;
  await store.close().catch(() => undefined);
}

/**
 * Runs `use` with the open store, opening it where needed; after an error that says so, the next call opens it
 * afresh, so that the site recovers without a restart.
 * @throws what opening or `use` throws.
 */
export async function withStore<T>(use: (store: AccountStore) => Promise<T>): Promise<T> {
  let store = await currentStore();
  if (await store.needsReopening()) {
    await discard(store);
    store = await currentStore();
  }
  try {
    return await use(store);
  } catch (error) {
    if (!(error instanceof ApiError) && (await store.needsReopening(error))) await discard(store);
    throw error;
  }
}

/** Closes the store if it is open; the process may then end. */
export async function closeAccounts(): Promise<void> {
  const opening = runtime.store;
  runtime.store = undefined;
  runtime.limiter = undefined;
  const store = await opening?.catch(() => undefined);
  await store?.close();
}
