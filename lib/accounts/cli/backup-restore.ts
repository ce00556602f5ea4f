import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { causeOf } from '@/lib/cause';
import { isBusy } from '../libsql-file';
import { accountsFile } from '../libsql-store';
import { migrate } from '../migrations';
import { accounts, type Command, CommandError, confirm, EXIT, type Input } from './command';
import { countAccounts, openEmbedded, openFile, using } from './places';

/** Folders in DATA_DIR that a command works in. One that was cut off leaves its folder. */
export const WORK_FOLDER = 'working-';

const COLUMNS = 'id,full_name,email,password_hash,role,created_at';

/** Runs `use` with a new folder in the data folder, and removes that. */
async function inWorkFolder(dataDir: string, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(dataDir, WORK_FOLDER));
  await use(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

/**
 * Checks a copy of the accounts throughout, brings its tables up to date and leaves it without a log.
 * @returns how many accounts it holds.
 * @throws CommandError with `refused` when it is no sound store of accounts.
 */
async function checkCopy(file: string, name: string): Promise<number> {
  return using(openFile(file), async ({ db, file: connection }) => {
    const faults = (await sql<Record<string, string>>`pragma integrity_check`.execute(db)).rows;
    if (faults[0]?.integrity_check !== 'ok') throw new Error('it fails the integrity check');
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info('users')`.execute(db);
    if (rows.map((row) => row.name).join() !== COLUMNS)
      throw new Error('it has no table of accounts like ours');
    await migrate(db, 'libsql');
    const count = await countAccounts(db);
    await connection.run((client) => client.execute('pragma journal_mode = delete'));
    return count;
  }).catch((error: unknown) => {
    throw new CommandError(EXIT.refused, `${name} is no sound store of accounts: ${causeOf(error).message}.`);
  });
}

/** Puts a checked copy at `target` and makes it last through a power cut. */
async function place(copy: string, target: string): Promise<void> {
  await chmod(copy, 0o600);
  await rename(copy, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    return copyFile(copy, target);
  });
  for (const each of [target, path.dirname(target)]) {
    const handle = await open(each, 'r');
    await handle.sync().finally(() => handle.close());
  }
}

/** The file that a command names. */
function fileOf({ settings, argument }: Input, tool: string): string {
  if (settings.DATABASE_URL)
    throw new CommandError(EXIT.usage, `Accounts are on PostgreSQL (DATABASE_URL): use ${tool}.`);
  if (!argument) throw new CommandError(EXIT.usage, 'Name the file.');
  return path.resolve(argument);
}

/** `backup`: a checked copy of the embedded store. */
export const backup: Command = async (input, terminal) => {
  const target = fileOf(input, 'pg_dump');
  if (existsSync(target)) throw new CommandError(EXIT.refused, `${target} is already there.`);
  if (!existsSync(path.dirname(target)))
    throw new CommandError(EXIT.refused, `${path.dirname(target)} is not there.`);
  await using(openEmbedded(input.settings), async ({ db, name }) => {
    if (input.dryRun) {
      const count = accounts(await countAccounts(db));
      return terminal.note(`Dry run: would copy ${count} of ${name} to ${target}.`);
    }
    await inWorkFolder(input.settings.DATA_DIR, async (folder) => {
      const copy = path.join(folder, 'backup.db');
      await sql`vacuum into ${copy}`.execute(db);
      const count = accounts(await checkCopy(copy, target));
      await place(copy, target);
      terminal.note(`Copied ${count} of ${name} to ${target}, and checked the copy.`);
    });
  });
};

/**
 * Runs `use` while nobody else has the store open and its log is folded into it, unless SQLite cannot read it. `use` must
 * not open the file: closing it again would drop SQLite's lock.
 * @throws CommandError with `refused` while a server holds it.
 */
async function aloneWith(file: string, use: () => Promise<void>): Promise<void> {
  if (!existsSync(file)) return use();
  const { file: connection, db } = openFile(file, file, 1000);
  try {
    await connection
      .run(async (client) => {
        await client.execute('pragma locking_mode = exclusive');
        await client.execute('pragma journal_mode = delete');
        await client.execute('begin exclusive');
      })
      .catch((error: unknown) => {
        if (isBusy(error)) throw new CommandError(EXIT.refused, `A server holds ${file}: stop it first.`);
      });
    await use();
  } finally {
    await db.destroy();
  }
}

/** Puts `copy` in place of the store. What was there is set aside, with its log if it still has one. */
async function replace(live: string, copy: string, kept: string): Promise<void> {
  for (const part of ['-wal', '-shm', ''].filter((each) => existsSync(live + each)))
    await rename(live + part, kept + part);
  await place(copy, live);
}

/** `restore`: puts a backup in place of the embedded store. */
export const restore: Command = async (input, terminal) => {
  const given = fileOf(input, 'pg_restore');
  const live = accountsFile(input.settings.DATA_DIR);
  const found = await stat(given).catch(() => undefined);
  if (!found?.isFile()) throw new CommandError(EXIT.refused, `${given} is not there, or no file.`);
  await mkdir(path.dirname(live), { recursive: true, mode: 0o700 });
  await inWorkFolder(path.dirname(live), async (folder) => {
    const copy = path.join(folder, 'restore.db');
    // A plain copy of a store may come with its log.
    for (const part of ['', '-wal'].filter((each) => existsSync(given + each)))
      await copyFile(given + part, copy + part);
    const plan = `put ${accounts(await checkCopy(copy, given))} in place of ${live}`;
    if (input.dryRun) return terminal.note(`Dry run: ${given} is sound. Would ${plan}.`);
    await confirm(input, terminal, `This will ${plan}.`);
    const kept = live.replace(/\.db$/, `-before-restore-${new Date().toISOString().replace(/[-:]/g, '')}.db`);
    await aloneWith(live, () => replace(live, copy, kept));
    terminal.note(`Restored: ${plan.replace('put ', '')}.`);
    if (existsSync(kept)) terminal.note(`What was there is kept in ${kept}.`);
  });
};
