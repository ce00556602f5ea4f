import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { causeOf } from '@/lib/cause';
import { isBusy } from '../libsql-file';
import { accountsFile } from '../libsql-store';
import { migrate } from '../migrations';
import { accounts, type Command, CommandError, confirm, EXIT, type Input } from './command';
import { countAccounts, openEmbedded, openFile, using } from './places';

const COLUMNS = 'id,full_name,email,password_hash,role,created_at';

/**
 * Makes a copy of accounts and checks it throughout, by opening it. Its tables are brought up to date, and it is left
 * without a log.
 * @param name stands for it in messages.
 * @param use gets how many accounts it holds. What it does not move away is removed.
 * @throws CommandError with `refused` when the copy is no sound store of accounts.
 */
async function withCopy(
  copy: string,
  name: string,
  make: () => Promise<unknown>,
  use: (count: string) => Promise<void>,
) {
  const clear = async () => {
    for (const part of ['', '-wal', '-shm', '-journal']) await rm(copy + part, { force: true });
  };
  await clear();
  try {
    await make();
    await use(accounts(await checkCopy(copy, name)));
  } finally {
    await clear();
  }
}

async function checkCopy(copy: string, name: string): Promise<number> {
  const db = openFile(copy);
  try {
    const faults = (await sql<Record<string, string>>`pragma integrity_check`.execute(db)).rows;
    if (faults[0]?.integrity_check !== 'ok') throw new Error('it fails the integrity check');
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info('users')`.execute(db);
    if (rows.map((row) => row.name).join() !== COLUMNS)
      throw new Error('it has no table of accounts like ours');
    await migrate(db, 'libsql');
    const count = await countAccounts(db);
    await sql`pragma journal_mode = delete`.execute(db);
    return count;
  } catch (error) {
    throw new CommandError(EXIT.refused, `${name} is no sound store of accounts: ${causeOf(error).message}.`);
  } finally {
    await db.destroy();
  }
}

/** Moves a checked copy to `target` beside it, and makes it last through a power cut. */
async function place(copy: string, target: string): Promise<void> {
  await chmod(copy, 0o600);
  await rename(copy, target);
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
    const copy = `${target}.part`;
    const make = () => sql`vacuum into ${copy}`.execute(db);
    await withCopy(copy, target, make, async (count) => {
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
  const db = openFile(file, 1000, ['locking_mode = exclusive', 'journal_mode = delete']);
  try {
    await sql`begin exclusive`.execute(db).catch((error: unknown) => {
      if (isBusy(error)) throw new CommandError(EXIT.refused, `A server holds ${file}: stop it first.`);
    });
    await use();
  } finally {
    await db.destroy();
  }
}

/** `restore`: puts a backup in place of the embedded store. What was there is set aside, with its log if it has one. */
export const restore: Command = async (input, terminal) => {
  const given = fileOf(input, 'pg_restore');
  const live = accountsFile(input.settings.DATA_DIR);
  if (!existsSync(given)) throw new CommandError(EXIT.refused, `${given} is not there.`);
  await mkdir(path.dirname(live), { recursive: true, mode: 0o700 });
  const copy = path.join(path.dirname(live), 'restore.part');
  const make = async () => {
    // A plain copy of a store may come with its log.
    for (const part of ['', '-wal'].filter((each) => existsSync(given + each)))
      await copyFile(given + part, copy + part);
  };
  await withCopy(copy, given, make, async (count) => {
    const plan = `put ${count} in place of ${live}`;
    if (input.dryRun) return terminal.note(`Dry run: ${given} is sound. Would ${plan}.`);
    await confirm(input, terminal, `This will ${plan}.`);
    const kept = live.replace(/\.db$/, `-before-restore-${new Date().toISOString().replace(/[-:]/g, '')}.db`);
    await aloneWith(live, async () => {
      for (const part of ['-wal', '-shm', ''].filter((each) => existsSync(live + each)))
        await rename(live + part, kept + part);
      await place(copy, live);
    });
    terminal.note(`Restored: ${plan.replace('put ', '')}.`);
    if (existsSync(kept)) terminal.note(`What was there is kept in ${kept}.`);
  });
};
