import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { accountsFile } from '../libsql-store';
import { checkAccountsFile, copyAccounts, isDamaged, USER_COLUMNS } from './accounts-file';
import { accounts, type Command, confirm, EXIT, Stop, type Terminal } from './command';
import { type EmbeddedPlace, openEmbedded, using } from './places';

const KEPT = 'accounts-before-restore-';
const WORK = 'restoring-';
const columns = USER_COLUMNS.join(', ');
const stamp = () => new Date().toISOString().replace(/[-:]/g, '');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Copies the given file, with its log if it has one, into a folder of this run. Removes those of runs that were cut off. */
async function workingCopy(given: string, dataDir: string): Promise<{ file: string; folder: string }> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(WORK) && !isRunning(Number(name.slice(WORK.length))))
      await rm(path.join(dataDir, name), { recursive: true });
  }
  const folder = path.join(dataDir, `${WORK}${process.pid}`);
  const file = path.join(folder, 'accounts.db');
  await mkdir(folder, { mode: 0o700 });
  await copyFile(given, file);
  if (existsSync(`${given}-wal`)) await copyFile(`${given}-wal`, `${file}-wal`);
  return { file, folder };
}

/** Renames a damaged store with its log, so that a new one can be made. The running site notices and opens that. */
async function setDamagedAside(file: string, terminal: Terminal): Promise<void> {
  if (!existsSync(file) || !(await isDamaged(file))) return;
  const aside = path.join(path.dirname(file), `accounts-damaged-${stamp()}.db`);
  for (const part of ['-shm', '-wal', ''])
    if (existsSync(file + part)) await rename(file + part, aside + part);
  terminal.note(`The store was damaged. It is kept in ${aside}.`);
}

interface Outcome {
  restored: number;
  replaced: number;
  kept?: string;
}

/**
 * Puts the accounts of `copy` in place of those in the live store, or adds those that are missing, in one transaction.
 * Registrations wait for it. What is replaced is first copied aside, while nobody can write.
 */
function takeOver(live: EmbeddedPlace, copy: string, add: boolean): Promise<Outcome> {
  return live.file.run(async (client) => {
    await client.execute({ sql: 'attach database ? as backup', args: [copy] });
    const transaction = await client.transaction('write');
    const folder = path.dirname(live.path);
    const count = async (table: string) =>
      Number((await transaction.execute(`select count(*) as times from ${table}`)).rows[0]?.times);
    try {
      const replaced = add ? 0 : await count('main.users');
      const kept = replaced > 0 ? path.join(folder, `${KEPT}${stamp()}.db`) : undefined;
      for (const name of await readdir(folder))
        if (name.startsWith(KEPT) && name.endsWith('.part')) await rm(path.join(folder, name));
      if (kept && (await copyAccounts(live.path, kept)) !== replaced)
        throw new Error('the copy of what would be replaced is not complete');
      if (!add) await transaction.execute('delete from main.users');
      const { rowsAffected: restored } = await transaction.execute(
        `insert into main.users (${columns}) select ${columns} from backup.users where true on conflict do nothing`,
      );
      if (!add && restored !== (await count('backup.users')))
        throw new Error('not all accounts of the file could be taken over');
      await transaction.commit();
      return { restored, replaced, ...(kept ? { kept } : {}) };
    } finally {
      transaction.close();
      await client.execute('detach database backup');
    }
  });
}

/** `restore`: takes the accounts of a backup back into the embedded store. */
export const restore: Command = {
  usage: '<file> [--add] [--yes]',
  summary: 'puts the accounts of a backup in place of those in the embedded store',
  details: [
    '--add  keeps the accounts that are there, and adds those whose email is free',
    '--yes  does not ask back',
    'What is replaced is kept in the data folder. A file that is no sound store of accounts is refused.',
    'Registrations wait for the moment it takes. A person removed after the backup was made comes back.',
  ],
  options: { add: { type: 'boolean' }, yes: { type: 'boolean' } },
  mostPositionals: 1,
  async run(input, terminal) {
    const { settings, positionals, options, dryRun } = input;
    if (settings.DATABASE_URL)
      throw new Stop(EXIT.usage, 'Accounts are on PostgreSQL (DATABASE_URL): restore them with pg_restore.');
    if (!positionals[0]) throw new Stop(EXIT.usage, 'Name the file to restore.');
    const given = path.resolve(positionals[0]);
    const found = await stat(given).catch(() => undefined);
    if (!found?.isFile()) throw new Stop(EXIT.refused, `${given} is not there, or no file.`);
    const live = accountsFile(settings.DATA_DIR);
    if ((await stat(live).catch(() => undefined))?.ino === found.ino)
      throw new Stop(EXIT.refused, `${given} is the store itself.`);
    const dataDir = path.dirname(live);
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const copy = await workingCopy(given, dataDir);
    try {
      const count = accounts(await checkAccountsFile(copy.file, given));
      const plan = options.add ? `add those that are missing of ${count}` : `put ${count} in place of those`;
      if (dryRun) return terminal.note(`Dry run: ${given} is sound. Would ${plan} in ${live}.`);
      await confirm(input, terminal, `This will ${plan} in ${live}.`);
      await setDamagedAside(live, terminal);
      const outcome = await using(openEmbedded(settings, true), (place) =>
        takeOver(place, copy.file, options.add === true),
      );
      terminal.note(`Restored ${accounts(outcome.restored)} from ${given}.`);
      if (outcome.kept) terminal.note(`The ${accounts(outcome.replaced)} from before: ${outcome.kept}`);
    } finally {
      await rm(copy.folder, { recursive: true, force: true });
    }
  },
};
