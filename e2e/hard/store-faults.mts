import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type Transaction } from '@libsql/client';
import { type Fault, suffer } from './fault.mts';
import { freshEmail, register } from './http.mts';
import { scratchFolder, startSite } from './site.mts';
import { type SmallDisk, smallDisk } from './small-disk.mts';
import { storedEmails } from './stored.mts';
import { type Row, Tally } from './tally.mts';

/** A data folder with one account in it, closed again. */
async function usedFolder(folder = join(scratchFolder(), 'data')) {
  const site = await startSite({ DATA_DIR: folder });
  await register(site.origin, freshEmail());
  await site.stop();
  return { folder, file: join(folder, 'accounts.db') };
}

/** Runs the fault on a site of its own on `folder`, and compares what was acknowledged with what is there at the end. */
async function on(folder: string, fault: Fault, opened = true): Promise<Row> {
  const site = await startSite({ DATA_DIR: folder });
  const before: string[] = [];
  if (opened) {
    before.push(freshEmail());
    await register(site.origin, before[0] ?? '');
  }
  const { row, acknowledged } = await suffer(site, fault);
  await site.stop();
  const stored = await storedEmails(folder);
  const lost = [...before, ...acknowledged].filter((email) => stored.get(email) !== 1);
  if (lost.length > 0) console.log(`        acknowledged and not stored: ${lost.length}`);
  return { ...row, lost: row.lost + lost.length };
}

async function locked(): Promise<Row> {
  const { folder, file } = await usedFolder();
  const holder = createClient({ url: `file:${file}` });
  let lock: Transaction | undefined;
  const row = await on(folder, {
    what: 'store locked by another process',
    cause: /SQLITE_BUSY/,
    begin: async () => {
      lock = await holder.transaction('write');
    },
    end: () => lock?.rollback(),
  });
  holder.close();
  return row;
}

/** Puts something else in the place of the file and its log, before the site opens it or under its hands, and back. */
async function corrupted(
  what: string,
  cause: RegExp,
  spoil: (good: Buffer) => Buffer,
  running: boolean,
): Promise<Row> {
  const { folder, file } = await usedFolder();
  // The site leaves its last writes in the log beside the file.
  const client = createClient({ url: `file:${file}` });
  await client.execute('pragma wal_checkpoint(truncate)');
  client.close();
  const parts = ['', '-wal', '-shm'].map((part) => ({ own: file + part, aside: `${file}.good${part}` }));
  const begin = () => {
    for (const { own, aside } of parts) if (existsSync(own)) renameSync(own, aside);
    writeFileSync(file, spoil(readFileSync(`${file}.good`)));
  };
  const end = () => {
    for (const { own } of parts) rmSync(own, { force: true });
    for (const { own, aside } of parts) if (existsSync(aside)) renameSync(aside, own);
  };
  return on(folder, { what, cause, begin, end }, running);
}

const noDatabase = () => Buffer.from('this is no database, '.repeat(3000));
const brokenPages = (good: Buffer) =>
  Buffer.concat([good.subarray(0, 4096), Buffer.alloc(good.length - 4096, 0xa5)]);

async function onSmallDisk(disk: SmallDisk): Promise<Row[]> {
  const readOnly = join(disk.folder, 'read-only');
  await usedFolder(readOnly);
  const full = join(disk.folder, 'full');
  return [
    await on(
      readOnly,
      {
        what: 'disk read-only at start, then writable',
        cause: /READONLY|EROFS|CANTOPEN/,
        begin: () => disk.remount('ro'),
        end: () => disk.remount('rw'),
      },
      false,
    ),
    await on(full, {
      what: 'disk full while running, then not',
      cause: /SQLITE_(FULL|IOERR)|ENOSPC/,
      begin: () => disk.fill(),
      end: () => disk.empty(),
      tries: 60,
      mayPass: true,
    }),
  ];
}

/** The embedded store when its file or its disk lets it down. */
export async function storeFaults(): Promise<Row[]> {
  const rows = [await locked()];
  rows.push(
    await corrupted('file that is no database, at start', /SQLITE_NOTADB/, noDatabase, false),
    await corrupted(
      'file that is no database, put in place while running',
      /SQLITE_NOTADB/,
      noDatabase,
      true,
    ),
    await corrupted('database with broken pages', /SQLITE_CORRUPT/, brokenPages, false),
  );

  const parent = scratchFolder();
  const folder = join(parent, 'data');
  const blocked = { what: 'a file where the data folder should be', cause: /EEXIST|ENOTDIR/ };
  const begin = () => writeFileSync(folder, '');
  rows.push(await on(folder, { ...blocked, begin, end: () => rmSync(folder) }, false));

  const disk = smallDisk();
  if (!disk)
    return [...rows, new Tally('disk full and read-only: not tried, needs the right to mount').finish()];
  try {
    rows.push(...(await onSmallDisk(disk)));
  } finally {
    disk.unmount();
  }
  return rows;
}
