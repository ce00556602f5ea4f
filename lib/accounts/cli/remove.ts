import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, storedEmail } from '../database';
import { UsageError } from './usage-error';

// Ten seconds.
const TRIES = 200;
const PAUSE_MS = 50;

/**
 * Rewrites the embedded database, so that nothing removed is left in it or in its log. SQLite's secure_delete clears the
 * row alone: when a full page was split before, copies of its rows may lie in the unused part.
 */
async function scrub({ run }: Database): Promise<void> {
  await run((db) => sql`vacuum`.execute(db));
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const { rows } = await run((db) => sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db));
    if (rows[0]?.busy === 0) return;
    await delay(PAUSE_MS);
  }
  throw new UsageError(
    'The account is removed, but the log beside the database is in use and may still hold it. Run this again.',
  );
}

/** `remove`: erases one person. */
export async function remove(store: Database, typed: string): Promise<string> {
  const isTheirs = sql<boolean>`lower(email) = ${storedEmail(typed)}`;
  const { numDeletedRows } = await store.run((db) =>
    db.deleteFrom('users').where(isTheirs).executeTakeFirst(),
  );
  // Also without such an account: a run that was cut off may have removed the row and no more.
  if (store.file) await scrub(store);
  if (numDeletedRows === 0n) throw new UsageError(`There is no account with this email in ${store.name}.`);
  return `Removed one account from ${store.name}.\n`;
}
