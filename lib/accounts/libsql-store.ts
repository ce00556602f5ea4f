import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely } from 'kysely';
import { log } from '@/lib/log';
import { type AccountStore, type AccountsDatabase, insertAccount, pingDatabase } from './account-store';
import { isBusy, libsqlDialect, libsqlFile } from './libsql-file';
import { migrate } from './migrations';

/** The path of the embedded database in `dataDir`. */
export function accountsFile(dataDir: string): string {
  return path.join(path.resolve(/* turbopackIgnore: true */ dataDir), 'accounts.db');
}

/**
 * Opens the embedded database `accounts.db` in `dataDir`. Creates the folder, file and tables that are missing.
 * @throws the file system's or the database's error.
 */
export async function openLibsqlStore(dataDir: string): Promise<AccountStore> {
  const filePath = accountsFile(dataDir);
  const folder = path.dirname(filePath);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Check before SQLite opens the file: one opened read-only stays read-only in this process, even after a chmod.
  await access(existsSync(filePath) ? filePath : folder, constants.W_OK);
  if ((await stat(folder)).mode & 0o077)
    log().warn('DATA_DIR is open to other users of this machine: chmod 700 it');
  // SQLite gives its log the mode of the store. Stores from before the server set its umask may be open to others.
  if (existsSync(filePath)) await chmod(filePath, 0o600).catch(() => undefined);
  else await writeFile(filePath, '', { mode: 0o600, flag: 'a' });
  const file = libsqlFile(pathToFileURL(filePath).href);
  const db = new Kysely<AccountsDatabase>({ dialect: libsqlDialect(file) });
  try {
    await migrate(db, 'libsql');
    const opened = await stat(filePath);
    return {
      create: (account) => insertAccount(db, account),
      ping: () => pingDatabase(db),
      async needsReopening(error) {
        if (error !== undefined) return !isBusy(error);
        // SQLite goes on writing to a file that was removed or replaced, and those writes are lost.
        const now = await stat(filePath).catch(() => undefined);
        return now?.ino !== opened.ino || now.dev !== opened.dev;
      },
      close: () => db.destroy(),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}
