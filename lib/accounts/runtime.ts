import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { ApiError } from '@/lib/api/answer';
import { env } from '@/lib/env';
import type { AccountStore } from './account-store';

/** An open store and the number of calls using it. Once given up, it closes after the last call. */
interface Lease {
  store: AccountStore;
  users: number;
  givenUp: boolean;
}

interface Runtime {
  lease?: Promise<Lease>;
  limiter?: Promise<RateLimiterAbstract>;
}

// On globalThis: Next's routes and the server script each bundle a copy of this module, and the dev server keeps making
// new ones. All must share one connection and one count of attempts.
const scope = globalThis as typeof globalThis & { [key: symbol]: Runtime | undefined };
const KEY = Symbol.for('site.accounts');
scope[KEY] ??= {};
const runtime: Runtime = scope[KEY];

/** Counts attempts in this process. */
export function processLimiter(): Promise<RateLimiterAbstract> {
  runtime.limiter ??= import('./rate-limiters').then(({ memoryLimiter }) => memoryLimiter(env()));
  return runtime.limiter;
}

// Imported on demand: a site that passes registrations on needs no database driver.
async function open(): Promise<AccountStore> {
  const { DATABASE_URL, DATA_DIR } = env();
  if (DATABASE_URL) {
    const { openPostgresStore } = await import('./postgres-store');
    return openPostgresStore(DATABASE_URL, env(), await processLimiter());
  }
  const { openLibsqlStore } = await import('./libsql-store');
  return openLibsqlStore(DATA_DIR);
}

function currentLease(): Promise<Lease> {
  if (runtime.lease) return runtime.lease;
  const pending = open().then((store) => ({ store, users: 0, givenUp: false }));
  runtime.lease = pending;
  // Forget a failure, so that the next call tries again.
  pending.catch(() => {
    if (runtime.lease === pending) runtime.lease = undefined;
  });
  return pending;
}

async function giveBack(lease: Lease): Promise<void> {
  lease.users -= 1;
  if (lease.givenUp && lease.users === 0) await lease.store.close().catch(() => undefined);
}

function giveUp(lease: Lease): void {
  if (lease.givenUp) return;
  lease.givenUp = true;
  // This is still the current lease: a new one is made only after the old one is given up.
  runtime.lease = undefined;
}

/** Lends the open store. Opens it again when the file on disk is no longer the one that was opened. */
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
 * Runs `use` with the open store. After an error that calls for it, the next call opens the store again, so that the
 * site recovers without a restart. Calls that already use the old store finish with it.
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

/** Closes the store if it is open, so that the process can end. */
export async function closeAccounts(): Promise<void> {
  const pending = runtime.lease;
  runtime.lease = undefined;
  runtime.limiter = undefined;
  const lease = await pending?.catch(() => undefined);
  await lease?.store.close();
}
