// All native code (argon2, libSQL) and pg are reached through this module alone: see docs/decisions/0002-accounts.md.
import type { Env } from '@/lib/env';
import { type AccountStore, type Database, insertAccount } from './database';

/** The store's name in health answers. */
export const storeName = ({ DATABASE_URL }: Pick<Env, 'DATABASE_URL'>) =>
  DATABASE_URL ? 'postgres' : 'libsql';

// Imported on demand: each driver costs memory.
async function databaseFor(settings: Env): Promise<Database> {
  const { DATABASE_URL, DATA_DIR } = settings;
  if (DATABASE_URL) return (await import('./postgres')).openPostgres(DATABASE_URL, settings);
  return (await import('./libsql')).openLibsql(DATA_DIR);
}

/** The site's own store, as the settings name it. The database is reached at the first use. */
export async function openStore(settings: Env): Promise<AccountStore> {
  const { hashPassword } = await import('./passwords');
  const { prepare, run, close, countAttempt } = await databaseFor(settings);
  let ready: Promise<void> | undefined;
  async function whenReady<T>(work: () => Promise<T>): Promise<T> {
    ready ??= prepare();
    const current = ready;
    try {
      await current;
      return await work();
    } catch (error) {
      // Whatever failed, tables or folder may be gone.
      if (ready === current) ready = undefined;
      throw error;
    }
  }
  return {
    async create({ password, ...fields }) {
      const passwordHash = await hashPassword(password);
      return whenReady(() => run((db) => insertAccount(db, { ...fields, passwordHash })));
    },
    // Reads the table itself, so that a database without our tables does not count as healthy.
    ping: () => whenReady(() => run((db) => db.selectFrom('users').select('id').limit(1).execute())),
    ...(countAttempt && { countAttempt: (key: string) => whenReady(() => countAttempt(key)) }),
    close,
  };
}
