import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { ApiError } from '@/lib/api/error';
import { env } from '@/lib/env';
import type { AccountStore } from './account-store';

/** An open store and the calls that are using it; once given up, it closes behind the last of them. */
interface Lease {
  store: AccountStore;
  users: number;
  givenUp: boolean;
}

interface Runtime {
  lease?: Promise<Lease>;
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

function currentLease(): Promise<Lease> {
  if (runtime.lease) return runtime.lease;
  const opening = open().then((store) => ({ store, users: 0, givenUp: false }));
  runtime.lease = opening;
  // A failed open is not kept, so that the next call tries again.
  opening.catch(() => {
    if (runtime.lease === opening) runtime.lease = undefined;
  });
  return opening;
}

async function giveBack(lease: Lease): Promise<void> {
  lease.users -= 1;
  if (lease.givenUp && lease.users === 0) await lease.store.close().catch(() => undefined);
}

function giveUp(lease: Lease): void {
  if (lease.givenUp) return;
  lease.givenUp = true;
  // Nobody can have opened another one: that needs this one to have been given up.
  runtime.lease = undefined;
}

/** The open store, opened afresh where the file on disk is no longer the one that was opened. */
async function borrow(): Promise<Lease> {
  for (let tries = 1; ; tries += 1) {
    const lease = await currentLease();
    lease.users += 1;
    const stale = lease.givenUp || (await lease.store.needsReopening());
    if (!stale || tries === 3) return lease;
    giveUp(lease);
    await giveBack(lease);
  }
}

/**
 * Runs `use` with the open store, opening it where needed; after an error that says so, the next call opens it
 * afresh, so that the site recovers without a restart. Calls that share the store are left to finish with it.
 * @throws what opening or `use` throws.
 */
export async function withStore<T>(use: (store: AccountStore) => Promise<T>): Promise<T> {
  const lease = await borrow();
  try {
    return await use(lease.store);
  } catch (error) {
    if (!(error instanceof ApiError) && (await lease.store.needsReopening(error))) giveUp(lease);
    throw error;
  } finally {
    await giveBack(lease);
  }
}

/** Closes the store if it is open; the process may then end. */
export async function closeAccounts(): Promise<void> {
  const opening = runtime.lease;
  runtime.lease = undefined;
  runtime.limiter = undefined;
  const lease = await opening?.catch(() => undefined);
  await lease?.store.close();
}
