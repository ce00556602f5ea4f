import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, SqliteDialect } from 'kysely';
import LibSql from 'libsql';
import { log } from '@/lib/log';
import { createTables, type Database, type Db } from './database';

// For each connection. Temporary files would hold personal data, and a container may have no folder for them.
const PRAGMAS = ['journal_mode = wal', 'synchronous = full', 'secure_delete = on', 'temp_store = memory'];

function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED');
}

export function openFile(file: string): Db {
  // libSQL blocks the event loop while it waits for a lock: see `run` below.
  const database = new LibSql(file, { timeout: 10 });
  try {
    for (const pragma of PRAGMAS) database.pragma(pragma);
    return new Kysely({ dialect: new SqliteDialect({ database }) });
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Creates the folder and file, accessible only to the site's user. */
async function makeFile(file: string): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Check before SQLite opens the file: one opened read-only stays read-only in this process, even after a chmod.
  await access(existsSync(file) ? file : folder, constants.W_OK);
  if ((await stat(folder)).mode & 0o077)
    log().warn('DATA_DIR is open to other users of this machine: chmod 700 it');
  // SQLite gives its log the mode of the database file.
  if (existsSync(file)) await chmod(file, 0o600);
  else await writeFile(file, '', { mode: 0o600, flag: 'a' });
}

/**
 * The embedded database `accounts.db` in `dataDir`.
 * @param patienceMs how long to wait while another process holds the file
 */
export function openLibsql(dataDir: string, patienceMs = 3000): Database & { file: string } {
  const file = path.join(path.resolve(/* turbopackIgnore: true */ dataDir), 'accounts.db');
  let db: Db | undefined;
  let last: Promise<unknown> = Promise.resolve();
  async function close() {
    await db?.destroy();
    db = undefined;
  }
  /** Waits for a lock without blocking, so that pages can be served meanwhile. */
  async function patiently<T>(work: (db: Db) => Promise<T>, deadline: number): Promise<T> {
    for (;;) {
      try {
        db ??= openFile(file);
        return await work(db);
      } catch (error) {
        // libsql 0.5 never resets a failed statement, so SQLite commits nothing more on that connection: a later insert
        // would report success and be lost. So replace the connection.
        await close();
        if (!isBusy(error) || Date.now() >= deadline) throw error;
        await delay(20 + Math.random() * 30);
      }
    }
  }
  const run: Database['run'] = (work) => {
    const deadline = Date.now() + patienceMs;
    // One at a time, since a failure closes the connection.
    const result = last.then(() => patiently(work, deadline));
    last = result.catch(() => undefined);
    return result;
  };
  return {
    name: `the embedded database ${file}`,
    file,
    run,
    async prepare() {
      await makeFile(file);
      await run((open) => createTables(open, 'text'));
    },
    close,
  };
}
