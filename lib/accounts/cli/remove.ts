import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { LibsqlFile } from '../libsql-file';
import { accountsFile } from '../libsql-store';
import { WORK_FOLDER } from './backup-restore';
import { type Command, CommandError, confirm, EXIT, emailOf, type Input, type Terminal } from './command';
import { openEmbedded, openPostgres, type Place } from './places';

const CHECKPOINT_TRIES = 100;

/**
 * Rewrites the file, so that nothing removed is left in it or its log. SQLite's secure_delete clears the row alone:
 * when a full page was split before, copies of its rows may lie in the unused part.
 */
async function scrub(file: LibsqlFile): Promise<void> {
  await file.run((client) => client.execute('vacuum'));
  for (let tries = 1; tries <= CHECKPOINT_TRIES; tries += 1) {
    const { rows } = await file.run((client) => client.execute('pragma wal_checkpoint(truncate)'));
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
    // The last two are from versions before.
    if (name.startsWith(WORK_FOLDER) || name.startsWith('restoring-') || name.endsWith('.part'))
      await rm(place, { recursive: true });
    else if (/^accounts-.*\.db(-wal)?$/.test(name))
      terminal.note(`An older copy may still hold the account: ${place}`);
  }
}

async function removeFrom(
  places: Place[],
  emails: string[],
  input: Input,
  terminal: Terminal,
): Promise<void> {
  const found: Place[] = [];
  for (const place of places) {
    const query = place.db.selectFrom('users').select('id');
    if (await query.where(sql`lower(email)`, 'in', emails).executeTakeFirst()) found.push(place);
  }
  const names = found.map(({ name }) => name).join(' and ');
  if (input.dryRun)
    return terminal.note(
      `Dry run: ${names ? `would remove one account from ${names}` : 'there is no such account'}.`,
    );
  if (names) await confirm(input, terminal, `Remove this account from ${names} for good?`);
  for (const { db, file } of places) {
    await db.deleteFrom('users').where(sql`lower(email)`, 'in', emails).execute();
    // Also where there is no such account: a run that was cut off may have removed the row and not yet rewritten the file.
    if (file) await scrub(file);
    else await sql`vacuum users`.execute(db);
  }
  await clearLeftovers(path.dirname(accountsFile(input.settings.DATA_DIR)), terminal);
  if (!names) throw new CommandError(EXIT.notFound, 'There is no account with this email.');
  terminal.note(`Removed one account from ${names}.`);
}

/** `remove`: erases one person. */
export const remove: Command = async (input, terminal) => {
  const { DATABASE_URL, DATA_DIR } = input.settings;
  const emails = await emailOf(input, terminal);
  const places: Place[] = [];
  try {
    if (DATABASE_URL) places.push(await openPostgres(input.settings));
    // A file left from before the move to PostgreSQL holds the person too, and a second move would bring them back.
    if (!DATABASE_URL || existsSync(accountsFile(DATA_DIR))) places.push(await openEmbedded(input.settings));
    await removeFrom(places, emails, input, terminal);
  } finally {
    for (const { db } of places) await db.destroy();
  }
};
