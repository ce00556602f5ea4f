import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { accountsFile } from '../libsql-store';
import { checkAccountsFile, copyAccounts, isDamaged } from './accounts-file';
import { accounts, type Command, confirm, EXIT, Stop, type Terminal } from './command';
import { type EmbeddedPlace, openEmbedded, using } from './places';
import { addMissing, replaceAll } from './take-over';

const KEPT = 'accounts-before-restore-';
const WORK = 'restoring-';
const stamp = () => new Date().toISOString().replace(/[-:]/g, '');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Copies the given file, with its log if it has one, into a folder of this run. Removes what cut-off runs have left. */
async function workingCopy(given: string, dataDir: string): Promise<{ file: string; folder: string }> {
  for (const name of await readdir(dataDir)) {
    const [, run] = /^(?:restoring-|accounts-before-restore-.*\.)(\d+)(?:\.part)?$/.exec(name) ?? [];
    if (run !== undefined && !isRunning(Number(run))) await rm(path.join(dataDir, name), { recursive: true });
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

async function takeOver(live: EmbeddedPlace, copy: string, add: boolean, terminal: Terminal): Promise<void> {
  const folder = path.dirname(live.path);
  if (add) return terminal.note(`Added ${accounts(await addMissing(live, copy))}.`);
  const kept = path.join(folder, `${KEPT}${stamp()}.db`);
  await copyAccounts(live.path, kept);
  const { restored, replaced } = await replaceAll(live, copy, kept);
  terminal.note(`Restored ${accounts(restored)}.`);
  if (replaced === 0) await rm(kept);
  else terminal.note(`The ${accounts(replaced)} from before: ${kept}`);
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
      await using(openEmbedded(settings, true), (place) =>
        takeOver(place, copy.file, options.add === true, terminal),
      );
    } finally {
      await rm(copy.folder, { recursive: true, force: true });
    }
  },
};
