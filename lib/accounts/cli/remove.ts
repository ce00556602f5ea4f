import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Command, confirm, EXIT, type Input, Stop, type Terminal } from './command';
import { EMAIL_DETAILS, emailOf } from './email-argument';
import { type EmbeddedPlace, hasEmbedded, openEmbedded, openPostgres, type Place } from './places';
import { findAccount } from './rows';

const CHECKPOINT_TRIES = 100;

/**
 * Rewrites the file, so that nothing removed is left in it or its log. SQLite's secure_delete clears the row alone:
 * when a full page was split before, copies of its rows may lie in the unused part.
 */
async function scrub({ file }: EmbeddedPlace): Promise<void> {
  await file.run((client) => client.execute('vacuum'));
  for (let tries = 1; tries <= CHECKPOINT_TRIES; tries += 1) {
    const { rows } = await file.run((client) => client.execute('pragma wal_checkpoint(truncate)'));
    if (rows[0]?.busy === 0) return;
    await delay(50);
  }
  throw new Stop(
    EXIT.failed,
    'The account is removed, but the log beside the store is in use and may still hold it. Run this again.',
  );
}

async function forget(place: Place, email: string): Promise<void> {
  await place.db
    .deleteFrom('users')
    .where((where) => where(where.fn('lower', ['email']), '=', email))
    .execute();
  if (place.kind === 'libsql') await scrub(place);
  else await sql`vacuum users`.execute(place.db);
}

/** Older copies of the store in the data folder, which still hold whom they held. */
async function keptCopies({ path: file }: EmbeddedPlace): Promise<string[]> {
  const folder = path.dirname(file);
  const names = await readdir(folder);
  return names
    .filter((name) => name.startsWith('accounts-') && name.endsWith('.db'))
    .map((name) => path.join(folder, name));
}

async function removeFrom(places: Place[], email: string, input: Input, terminal: Terminal): Promise<void> {
  const found: Place[] = [];
  for (const place of places) if (await findAccount(place.db, email)) found.push(place);
  const names = found.map(({ name }) => name).join(' and ');
  if (input.dryRun)
    return terminal.note(
      found.length > 0
        ? `Dry run: would remove one account from ${names}.`
        : 'Dry run: there is no such account.',
    );
  if (found.length === 0) {
    // A run that was cut off may have removed the row and not yet rewritten the file.
    for (const place of places) if (place.kind === 'libsql') await scrub(place);
    throw new Stop(EXIT.notFound, 'There is no account with this email.');
  }
  await confirm(input, terminal, `Remove this account from ${names} for good?`);
  for (const place of found) await forget(place, email);
  terminal.note(`Removed one account from ${names}.`);
}

/** `remove`: erases one person. */
export const remove: Command = {
  usage: '[<email>] [--yes]',
  summary: 'removes one person for good, from each store that is set',
  details: [
    ...EMAIL_DETAILS,
    '--yes  does not ask back',
    'The embedded store is rewritten, so that nothing is left in unused pages. Backups are not touched.',
  ],
  options: { yes: { type: 'boolean' } },
  mostPositionals: 1,
  async run(input, terminal) {
    const { settings } = input;
    const email = await emailOf(input, terminal);
    const places: Place[] = [];
    try {
      if (settings.DATABASE_URL) places.push(await openPostgres(settings));
      // A file left from before the move to PostgreSQL holds the person too, and a second move would bring them back.
      if (!settings.DATABASE_URL || hasEmbedded(settings)) places.push(await openEmbedded(settings));
      await removeFrom(places, email, input, terminal);
      for (const place of places) {
        const copies = place.kind === 'libsql' ? await keptCopies(place) : [];
        for (const copy of copies) terminal.note(`An older copy may still hold the account: ${copy}`);
      }
    } finally {
      for (const place of places) await place.close();
    }
  },
};
