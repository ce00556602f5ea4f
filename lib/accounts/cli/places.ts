import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import type { Env } from '@/lib/env';
import type { AccountsDatabase, Db } from '../account-store';
import { type LibsqlFile, libsqlDialect, libsqlFile } from '../libsql-file';
import { accountsFile } from '../libsql-store';
import { migrate } from '../migrations';
import { postgresPool } from '../postgres-store';
import { CommandError, EXIT } from './command';

// A person waits here and no visitor.
const PATIENCE_MS = 30_000;

/** An open store. */
export interface Place {
  /** For messages; never with a password. */
  name: string;
  db: Db;
  /** The connection of an embedded store, for what Kysely has no words for. */
  file?: LibsqlFile;
}

/** Opens a database file of accounts as it is. */
export function openFile(file: string, name = file, giveUpAfterMs = PATIENCE_MS): Required<Place> {
  const connection = libsqlFile(pathToFileURL(file).href, {
    giveUpAfterMs,
    // In memory: a container may have no other folder to write to, and a temporary file would be a trace.
    pragmas: ['secure_delete = on', 'temp_store = memory'],
  });
  return { name, file: connection, db: new Kysely<AccountsDatabase>({ dialect: libsqlDialect(connection) }) };
}

/** Opens the embedded store beside a running site. `create` makes the folder and the file that are missing. */
export async function openEmbedded({ DATA_DIR }: Env, create = false): Promise<Required<Place>> {
  const file = accountsFile(DATA_DIR);
  if (create) await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  else if (!existsSync(file)) throw new CommandError(EXIT.failed, `There is no embedded store at ${file}.`);
  const place = openFile(file, `the embedded store ${file}`);
  if (create) await migrate(place.db, 'libsql');
  return place;
}

/** Connects to PostgreSQL. `create` makes the tables that are missing. */
export async function openPostgres({ DATABASE_URL }: Env, create = false): Promise<Place> {
  if (!DATABASE_URL)
    throw new CommandError(EXIT.usage, 'DATABASE_URL is not set: it names the PostgreSQL database.');
  const pool = postgresPool(
    {
      connectionString: DATABASE_URL,
      max: 2,
      connectionTimeoutMillis: PATIENCE_MS,
      application_name: 'site-accounts-command',
    },
    // The query says so too.
    () => {},
  );
  const db = new Kysely<AccountsDatabase>({ dialect: new PostgresDialect({ pool }) });
  if (create) await migrate(db, 'postgres');
  const { host, pathname } = new URL(DATABASE_URL);
  return { name: `PostgreSQL at ${host}${pathname}`, db };
}

/** Opens the store that the site uses with these settings. */
export const openCurrent = (settings: Env): Promise<Place> =>
  settings.DATABASE_URL ? openPostgres(settings) : openEmbedded(settings);

/** Runs `use` on an open store and closes it. */
export async function using<P extends Place, T>(opening: P | Promise<P>, use: (place: P) => Promise<T>) {
  const place = await opening;
  try {
    return await use(place);
  } finally {
    await place.db.destroy();
  }
}

/** How many accounts a store holds. */
export async function countAccounts(db: Db): Promise<number> {
  const { times } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('times'))
    .executeTakeFirstOrThrow();
  return Number(times);
}

/** A database's timestamp as ISO 8601 in UTC. PostgreSQL's driver returns dates. */
export const isoTime = (value: string | Date) => new Date(value).toISOString();
