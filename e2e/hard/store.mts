import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import LibSql from 'libsql';
import { failedCalmly, freshEmail, register, registerAgain, watchPages } from './requests.mts';
import { checkStored, scratchFolder, startSite } from './site.mts';
import { skip, Tally } from './table.mts';

const TRIES = 60;

/** A fault of the store in `folder`, and the cause that the log must name. */
type Fault = { what: string; cause: RegExp; folder: string; begin?(): unknown; end(): unknown };

/**
 * Lets a fault happen to a site. Registrations fail calmly and pages are served as ever, the log names the cause and
 * nobody, and it all passes with the fault.
 */
async function suffer({ what, cause, folder, begin, end }: Fault): Promise<void> {
  const tally = new Tally(what);
  const site = await startSite({ DATA_DIR: folder });
  await begin?.();
  const acknowledged: string[] = [];
  const attempts = Array.from({ length: TRIES }, async () => {
    const email = freshEmail();
    const answer = await register(site.origin, email);
    tally.check(failedCalmly(answer), `answered ${answer.status} ${answer.text}`);
    if (answer.status === 200) acknowledged.push(email);
  });
  await watchPages(site.origin, Promise.all(attempts), tally);
  const named = site.lines.filter((line) => line.includes('"level":50') && cause.test(line));
  tally.check(named.length >= TRIES, `${named.length} lines with ${cause}; the last is ${site.lines.at(-1)}`);
  tally.check(!/example\.org|Asha|Sky-high/.test(site.lines.join()), 'the log holds personal data');
  await end();
  const ms = await registerAgain(site.origin, acknowledged, tally);
  await site.stop();
  await checkStored(folder, acknowledged, tally);
  const causes = new Set(named.map((line) => JSON.parse(line).cause?.code));
  tally.finish(`${[...causes].join(', ')}; registers again after ${ms} ms`);
}

/** Makes a data folder with one account in its store, closed again. Resolves with the store's file. */
async function used(folder: string): Promise<string> {
  const site = await startSite({ DATA_DIR: folder });
  await register(site.origin, freshEmail());
  await site.stop();
  return join(folder, 'accounts.db');
}

async function locked(): Promise<void> {
  const folder = scratchFolder();
  const holder = new LibSql(await used(folder));
  holder.exec('begin immediate');
  await suffer({
    what: 'locked by another process',
    cause: /BUSY/,
    folder,
    end: () => holder.exec('rollback'),
  });
  holder.close();
}

/** Puts something else in the place of the file, and the file back. */
async function spoilt(what: string, cause: RegExp, spoil: (good: Buffer) => Buffer): Promise<void> {
  const folder = scratchFolder();
  const file = await used(folder);
  // Its last writes are in the log beside it.
  const client = new LibSql(file);
  client.pragma('wal_checkpoint(truncate)');
  client.close();
  renameSync(file, `${file}.good`);
  writeFileSync(file, spoil(readFileSync(`${file}.good`)));
  const end = () => {
    for (const log of ['-wal', '-shm']) rmSync(file + log, { force: true });
    renameSync(`${file}.good`, file);
  };
  await suffer({ what, cause, folder, end });
}

async function onSmallDisk(disk: string): Promise<void> {
  const [folder, filler] = [join(disk, 'data'), join(disk, 'filler')];
  await used(folder);
  const remount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, disk]);
  remount('ro');
  const what = 'disk read-only at start, then writable';
  await suffer({ what, cause: /READONLY|EROFS|CANTOPEN/, folder, end: () => remount('rw') });
  const fill = () => {
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(64), { flag: 'a' });
    } catch {
      // Full.
    }
  };
  const full = { what: 'disk full while running, then not', cause: /SQLITE_(FULL|IOERR)|ENOSPC/, folder };
  await suffer({ ...full, begin: fill, end: () => rmSync(filler) });
}

/** The embedded store when its file or its disk lets it down. */
export async function store(): Promise<void> {
  await locked();
  await spoilt('file that is no database', /NOTADB/, () => Buffer.from('no database, '.repeat(3000)));
  await spoilt('database with broken pages', /CORRUPT/, (good) => good.fill(0xa5, 4096));
  const disk = scratchFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return skip('disk full or read-only: needs the right to mount');
  }
  await onSmallDisk(disk).finally(() => execFileSync('umount', ['-l', disk]));
}
