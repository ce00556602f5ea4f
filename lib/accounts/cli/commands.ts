import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { allAccounts, type Database, exportedColumns, storedEmail } from '../database';
import { openFile } from '../libsql';

/** An error whose message is for the operator. */
export class UsageError extends Error {}

/** `list`: the accounts, one per line. */
export async function list({ run }: Database): Promise<string> {
  const lines = (await run(allAccounts)).map(({ created_at, id, role, email, full_name }) =>
    [created_at, id, role, email, full_name].join('  '),
  );
  return lines.map((line) => `${line}\n`).join('');
}

// Spreadsheets run cells that begin with these signs, some even full-width ones, and visitors choose their names. Some
// also split cells at semicolons and tabs, quoted or not.
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g;

const cell = (value: string) => `"${value.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;

/** `export`: the accounts as CSV (RFC 4180) with a header row. */
export async function exportAccounts({ run }: Database): Promise<string> {
  const heading = exportedColumns.map((name) =>
    name.replace(/_./, ([, letter = '']) => letter.toUpperCase()),
  );
  const rows = (await run(allAccounts)).map((row) => exportedColumns.map((name) => cell(row[name])).join());
  return [heading.join(), ...rows].map((row) => `${row}\r\n`).join('');
}

const TRIES = 200;
const PAUSE_MS = 50;

/**
 * Rewrites the embedded database, so that no removed data is left in it or in its log. SQLite's secure_delete clears
 * only the row itself: if its page was ever split, copies may remain in the unused part.
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
  // Scrub even if no row matched: an interrupted run may have deleted only the row.
  if (store.file) await scrub(store);
  if (numDeletedRows === 0n) throw new UsageError(`There is no account with this email in ${store.name}.`);
  return `Removed one account from ${store.name}.\n`;
}

async function check(file: string): Promise<number> {
  const copy = openFile(file);
  try {
    const { rows } = await sql<Record<string, string>>`pragma integrity_check`.execute(copy);
    if (rows[0]?.integrity_check !== 'ok') throw new UsageError('The copy fails the integrity check.');
    const accounts = await copy.selectFrom('users').select('id').execute();
    // So that the copy has no separate log file.
    await sql`pragma journal_mode = delete`.execute(copy);
    return accounts.length;
  } finally {
    await copy.destroy();
  }
}

/** `backup`: a verified copy of the embedded database, synced to disk. */
export async function backup(store: Database, file: string): Promise<string> {
  if (!store.file) throw new UsageError('Accounts are on PostgreSQL: use pg_dump.');
  const [target, part] = [path.resolve(file), `${path.resolve(file)}.part`];
  if (existsSync(target)) throw new UsageError(`${target} is already there.`);
  await rm(part, { force: true });
  await store.run((db) => sql`vacuum into ${part}`.execute(db));
  const count = await check(part);
  await rename(part, target);
  for (const each of [target, path.dirname(target)]) {
    const handle = await open(each, 'r');
    await handle.sync().finally(() => handle.close());
  }
  return `Copied ${count} accounts of ${store.name} to ${target}, and checked the copy.\n`;
}

// A statement takes at most 65,535 values in PostgreSQL, 32,766 in SQLite.
const BATCH = 1000;

/**
 * `move`: copies the accounts whose id and email the target lacks. It changes and removes nothing, so an interrupted
 * run can be repeated.
 */
export async function move(source: Database, target: Database): Promise<string> {
  const accounts = await source.run(allAccounts);
  await target.prepare();
  let copied = 0n;
  for (let start = 0; start < accounts.length; start += BATCH) {
    const batch = accounts.slice(start, start + BATCH);
    const result = await target.run((db) =>
      db
        .insertInto('users')
        .values(batch)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    );
    copied += result.numInsertedOrUpdatedRows ?? 0n;
  }
  const there = (await target.run(allAccounts)).length;
  return `Copied ${copied} of ${accounts.length} accounts from ${source.name} to ${target.name}, which now has ${there}.\n`;
}
