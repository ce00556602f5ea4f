import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { accountsFile } from '../libsql-store';
import { byEmail, type Command, CommandError, confirm, EXIT, emailOf, type Terminal } from './command';
import { openEmbedded, openPostgres, type Place } from './places';

/**
 * Rewrites the store, so that nothing removed is left in it or its log. SQLite's secure_delete clears the row alone: when
 * a full page was split before, copies of its rows may lie in the unused part.
 */
async function scrub({ kind, db }: Place): Promise<void> {
  if (kind === 'postgres') return void (await sql`vacuum users`.execute(db));
  await sql`vacuum`.execute(db);
  for (let tries = 1; tries <= 100; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await delay(50);
  }
  throw new CommandError(
    EXIT.failed,
    'The account is removed, but the log beside the store is in use and may still hold it. Run this again.',
  );
}

/** Removes what commands that were cut off have left in the data folder, and names older copies of the store. */
async function clearLeftovers(dataDir: string, terminal: Terminal): Promise<void> {
  for (const name of existsSync(dataDir) ? await readdir(dataDir) : []) {
    const place = path.join(dataDir, name);
    // The first two are from versions before.
    if (/^(working|restoring)-|\.part(-\w+)?$/.test(name)) await rm(place, { recursive: true });
    else if (/^accounts-.*\.db(-wal)?$/.test(name))
      terminal.note(`An older copy may still hold the account: ${place}`);
  }
}

/** `remove`: erases one person. */
export const remove: Command = async (input, terminal) => {
  const { DATABASE_URL, DATA_DIR } = input.settings;
  const file = accountsFile(DATA_DIR);
  const person = byEmail(await emailOf(input, terminal));
  const places: Place[] = [];
  try {
    if (DATABASE_URL) places.push(await openPostgres(input.settings));
    // A file left from before the move to PostgreSQL holds the person too, and a second move would bring them back.
    if (!DATABASE_URL || existsSync(file)) places.push(await openEmbedded(input.settings));
    const found: string[] = [];
    for (const { db, name } of places)
      if (await db.selectFrom('users').select('id').where(person).executeTakeFirst()) found.push(name);
    const names = found.join(' and ');
    const plan = names ? `would remove one account from ${names}` : 'there is no such account';
    if (input.dryRun) return terminal.note(`Dry run: ${plan}.`);
    if (names) await confirm(input, terminal, `Remove this account from ${names} for good?`);
    for (const place of places) {
      await place.db.deleteFrom('users').where(person).execute();
      // Also where there is no such account: a run that was cut off may have removed the row and no more.
      await scrub(place);
    }
    await clearLeftovers(path.dirname(file), terminal);
    if (!names) throw new CommandError(EXIT.notFound, 'There is no account with this email.');
    terminal.note(`Removed one account from ${names}.`);
  } finally {
    for (const { db } of places) await db.destroy();
  }
};
