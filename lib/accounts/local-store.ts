// Only this module leads to native code (argon2, libSQL) and pg: see docs/decisions/0002-accounts.md.
import type { RegistrationFields } from '@/lib/auth/fields';
import type { Env } from '@/lib/env';
import { type Database, insertAccount } from './database';

// Imported on demand: each driver costs memory.
async function databaseFor({ DATABASE_URL, DATA_DIR }: Env): Promise<Database> {
  if (DATABASE_URL) return (await import('./postgres')).openPostgres(DATABASE_URL);
  return (await import('./libsql')).openLibsql(DATA_DIR);
}

/**
 * The site's own store, as configured. Connects on first use, and recovers by itself: the call after an error prepares
 * the database again.
 */
export async function openStore(settings: Env) {
  const { hashPassword } = await import('./passwords');
  const { prepare, run, close } = await databaseFor(settings);
  let ready: Promise<void> | undefined;
  async function whenReady<T>(work: () => Promise<T>): Promise<T> {
    ready ??= prepare();
    const current = ready;
    try {
      await current;
      return await work();
    } catch (error) {
      // Prepare again next time: tables or the folder may be gone.
      if (ready === current) ready = undefined;
      throw error;
    }
  }
  return {
    /** Hashes the password and stores the account durably. Returns undefined when the email is taken. */
    async create({ password, ...fields }: RegistrationFields) {
      const passwordHash = await hashPassword(password);
      return whenReady(() => run((db) => insertAccount(db, { ...fields, passwordHash })));
    },
    /** Reads the table itself, so that a database without our tables does not count as healthy. */
    ping: () => whenReady(() => run((db) => db.selectFrom('users').select('id').limit(1).execute())),
    close,
  };
}
