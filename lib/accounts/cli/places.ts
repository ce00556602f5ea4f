import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import type { Env } from '@/lib/env';
import type { AccountsDatabase, Db, StoreKind, UsersTable } from '../account-store';
import { libsqlDialect, libsqlFile } from '../libsql-file';
import { accountsFile } from '../libsql-store';
import { migrate } from '../migrations';
import { postgresPool } from '../postgres-store';
import { CommandError, EXIT } from './command';

// A person waits here and no visitor.
const PATIENCE_MS = 30_000;
const BATCH = 1000;

/** An open store. `name` is for messages, and never holds a password. */
export interface Place {
  kind: StoreKind;
  name: string;
  db: Db;
}

/** Opens a database file of accounts as it is. */
export function openFile(file: string, giveUpAfterMs = PATIENCE_MS, pragmas: string[] = []): Db {
  // In memory: a container may have no other folder to write to, and a temporary file would be a trace.
  const always = ['secure_delete = on', 'temp_store = memory'];
  const connection = libsqlFile(pathToFileURL(file).href, giveUpAfterMs, [...always, ...pragmas]);
  return new Kysely<AccountsDatabase>({ dialect: libsqlDialect(connection) });
}

/** Opens the embedded store beside a running site. `create` makes the folder and the file that are missing. */
export async function openEmbedded({ DATA_DIR }: Env, create = false): Promise<Place> {
  const file = accountsFile(DATA_DIR);
  if (create) await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  else if (!existsSync(file)) throw new CommandError(EXIT.failed, `There is no embedded store at ${file}.`);
  const db = openFile(file);
  if (create) await migrate(db, 'libsql');
  return { kind: 'libsql', name: `the embedded store ${file}`, db };
}

/** Connects to PostgreSQL. `create` makes the tables that are missing. */
export async function openPostgres({ DATABASE_URL }: Env, create = false): Promise<Place> {
  if (!DATABASE_URL)
    throw new CommandError(EXIT.usage, 'DATABASE_URL is not set: it names the PostgreSQL database.');
  const pool = postgresPool({
    connectionString: DATABASE_URL,
    max: 2,
    connectionTimeoutMillis: PATIENCE_MS,
    application_name: 'site-accounts-command',
  });
  const db = new Kysely<AccountsDatabase>({ dialect: new PostgresDialect({ pool }) });
  if (create) await migrate(db, 'postgres');
  const { host, pathname } = new URL(DATABASE_URL);
  return { kind: 'postgres', name: `PostgreSQL at ${host}${pathname}`, db };
}

/** Opens the store that the site uses with these settings. */
export const openCurrent = (settings: Env): Promise<Place> =>
  settings.DATABASE_URL ? openPostgres(settings) : openEmbedded(settings);

/** Runs `use` on an open store and closes it. */
export async function using<T>(opening: Promise<Place>, use: (place: Place) => Promise<T>): Promise<T> {
  const place = await opening;
  return use(place).finally(() => place.db.destroy());
}

/** How many accounts a store holds. */
export async function countAccounts(db: Db): Promise<number> {
  const all = db.selectFrom('users').select(({ fn }) => fn.countAll().as('times'));
  return Number((await all.executeTakeFirstOrThrow()).times);
}

/** A row as it was stored. PostgreSQL's driver makes dates of times. */
export const asStored = (row: UsersTable) => ({ ...row, created_at: new Date(row.created_at).toISOString() });

/** All accounts in order of creation, with those that are registered meanwhile, some at a time. */
export async function* batchesOf(db: Db): AsyncGenerator<UsersTable[]> {
  const all = db.selectFrom('users').selectAll().orderBy('created_at').orderBy('id').limit(BATCH);
  let batch = (await all.execute()).map(asStored);
  for (let last = batch.at(-1); last; last = batch.at(-1)) {
    yield batch;
    const { created_at, id } = last;
    const rest = all.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '>', tuple(created_at, id)),
    );
    batch = (await rest.execute()).map(asStored);
  }
}
