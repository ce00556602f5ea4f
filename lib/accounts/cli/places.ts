import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Env } from '@/lib/env';
import type { AccountsDatabase, Db } from '../account-store';
import { libsqlDialect } from '../libsql-dialect';
import { type LibsqlFile, libsqlFile } from '../libsql-file';
import { accountsFile } from '../libsql-store';
import { migrate } from '../migrations';
import { postgresPool } from '../postgres-pool';
import { EXIT, Stop } from './command';

// A person waits here and no visitor.
const PATIENCE_MS = 30_000;

interface Opened {
  /** For messages; never with a password. */
  name: string;
  db: Db;
  close(): Promise<void>;
}

/** The embedded store, with its connection for what Kysely has no words for. */
export interface EmbeddedPlace extends Opened {
  kind: 'libsql';
  path: string;
  file: LibsqlFile;
}

export interface PostgresPlace extends Opened {
  kind: 'postgres';
}

export type Place = EmbeddedPlace | PostgresPlace;

/** True when there is an embedded store in the data folder. */
export function hasEmbedded({ DATA_DIR }: Env): boolean {
  return existsSync(accountsFile(DATA_DIR));
}

/**
 * Opens the embedded store beside a running site.
 * @param create makes the folder, the file and the tables that are missing.
 */
export async function openEmbedded({ DATA_DIR }: Env, create = false): Promise<EmbeddedPlace> {
  const filePath = accountsFile(DATA_DIR);
  if (create) await mkdir(path.dirname(filePath), { recursive: true, mode: 0o700 });
  else if (!existsSync(filePath)) throw new Stop(EXIT.failed, `There is no embedded store at ${filePath}.`);
  const file = libsqlFile(pathToFileURL(filePath).href, {
    giveUpAfterMs: PATIENCE_MS,
    // In memory: a container may have no other folder to write to, and a temporary file would be a trace.
    pragmas: ['secure_delete = on', 'temp_store = memory'],
  });
  const db = new Kysely<AccountsDatabase>({ dialect: libsqlDialect(file) });
  const close = () => db.destroy();
  if (create) await migrate(db, 'libsql').catch((error) => close().then(() => Promise.reject(error)));
  return { kind: 'libsql', name: `the embedded store ${filePath}`, path: filePath, file, db, close };
}

/** Connects to PostgreSQL. `create` makes the tables that are missing. */
export async function openPostgres({ DATABASE_URL }: Env, create = false): Promise<PostgresPlace> {
  if (!DATABASE_URL) throw new Stop(EXIT.usage, 'DATABASE_URL is not set: it names the PostgreSQL database.');
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
  const close = () => db.destroy();
  if (create) await migrate(db, 'postgres').catch((error) => close().then(() => Promise.reject(error)));
  const { host, pathname } = new URL(DATABASE_URL);
  return { kind: 'postgres', name: `PostgreSQL at ${host}${pathname}`, db, close };
}

/** Opens the store that the site uses with these settings. */
export function openCurrent(settings: Env): Promise<Place> {
  return settings.DATABASE_URL ? openPostgres(settings) : openEmbedded(settings);
}

/** Runs `use` on an open store and closes it. */
export async function using<P extends Opened, T>(opening: Promise<P>, use: (place: P) => Promise<T>) {
  const place = await opening;
  try {
    return await use(place);
  } finally {
    await place.close();
  }
}

/** How many accounts a store holds. */
export async function countAccounts(db: Db): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select(sql<string | number>`count(*)`.as('times'))
    .executeTakeFirstOrThrow();
  return Number(row.times);
}
