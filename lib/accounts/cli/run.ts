import { existsSync } from 'node:fs';
import type { Env } from '@/lib/env';
import type { Database } from '../database';
import { openLibsql } from '../libsql';
import { openPostgres } from '../postgres';
import { backup, exportAccounts, list, move, remove, UsageError } from './commands';

const HELP = `Usage: npm run accounts -- <command>

  list                      prints the accounts, oldest first
  export                    prints the accounts as CSV, without password hashes
  remove <email>            removes one account, and its traces in the database file
  backup <file>             copies the embedded database to a new file, and checks it
  move postgres | embedded  copies the accounts that the named database lacks from the other one

All of them work while the site runs. DATA_DIR and DATABASE_URL name the database, as they do
for the site. The exit code is 0, or 1 after a sentence that says what went wrong.
`;

/** What each command accepts as its argument. */
const accepts: Record<string, RegExp> = {
  list: /^$/,
  export: /^$/,
  remove: /^\s*\S+@\S+\s*$/,
  backup: /./,
  move: /^(postgres|embedded)$/,
};

// Longer than for the site: an operator waits here, not a visitor.
const PATIENCE_MS = 30_000;

type Kind = 'embedded' | 'postgres';

/** Connects on first use. The embedded database must exist, unless it `mayBeNew`. */
function openDatabase(kind: Kind, { DATA_DIR, DATABASE_URL }: Env, mayBeNew = false): Database {
  if (kind === 'postgres') {
    if (!DATABASE_URL) throw new UsageError('DATABASE_URL is not set: it names the PostgreSQL database.');
    return openPostgres(DATABASE_URL, PATIENCE_MS);
  }
  const database = openLibsql(DATA_DIR, PATIENCE_MS);
  if (!mayBeNew && !existsSync(database.file)) throw new UsageError(`There is no ${database.file}.`);
  return database;
}

/**
 * Runs one command.
 * @returns the text to print.
 * @throws UsageError, EnvError or the database's error.
 */
export async function runCommand([name = '', ...rest]: string[], readSettings: () => Env): Promise<string> {
  if ([name, ...rest].includes('--help')) return HELP;
  const [argument = '', ...others] = rest;
  const accepted = Object.hasOwn(accepts, name) && accepts[name]?.test(argument);
  // The message repeats no argument: it may be an email.
  if (!accepted || others.length > 0) throw new UsageError(`Wrong arguments.\n\n${HELP}`);
  const settings = readSettings();
  const other: Kind = argument === 'postgres' ? 'embedded' : 'postgres';
  const own: Kind = settings.DATABASE_URL ? 'postgres' : 'embedded';
  const store = openDatabase(name === 'move' ? other : own, settings);
  const target = name === 'move' ? openDatabase(argument as Kind, settings, true) : undefined;
  try {
    if (target) return await move(store, target);
    if (name === 'list') return await list(store);
    if (name === 'export') return await exportAccounts(store);
    if (name === 'remove') return await remove(store, argument);
    return await backup(store, argument);
  } finally {
    await Promise.all([store.close(), target?.close()]);
  }
}
