import { execFile } from 'node:child_process';
import { existsSync, linkSync, readFileSync, writeFileSync } from 'node:fs';
import { lstat, mkdir, readdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  type AddressRecord,
  type Answer,
  addressFile,
  contentHash,
  fileEndings,
  type SiteRules,
} from './format.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How hard to compress a body. A page of brotli quality 10 is 6% smaller than one of 6 and takes 15 times as long. 11 is 2%
 * smaller again, and takes 2.5 times as long as 10.
 */
export type Effort = 'little' | 'much' | 'most';
const QUALITY: Record<Effort, number> = { little: 6, much: 10, most: 11 };
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;
/** The smallest window that holds the whole body, as a power of two. The default, 22, would be allocated each time. */
const windowFor = (length: number) => Math.min(22, Math.ceil(Math.log2(length + 16)));

/** A body in brotli and gzip, compressed in Node's thread pool. */
function compressed(body: Buffer, effort: Effort): Promise<[br: Buffer, gz: Buffer]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
  };
  return Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: effort === 'little' ? 6 : 9 }),
  ]);
}

/** Lets a link in `root` point to one of its folders, at once. */
async function pointTo(root: string, link: 'current' | 'previous', folder: string): Promise<void> {
  const next = join(root, `${link}-${process.pid}`);
  await symlink(basename(folder), next, 'junction');
  await rename(next, join(root, link));
}

type Stored = Pick<Answer, 'body' | 'encodings'>;
const filesOf = ({ body, encodings }: Stored) =>
  encodings.map((encoding) => join('bodies', body + fileEndings[encoding]));

/** A site's hashed files. A number says since when only earlier builds use the file (ms since 1970). */
type Hashed = Record<string, number | null>;

/** Undefined for a file that is missing or broken. */
function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Writes a finished site into a new folder below `root`; `finish` makes it the current one. Small files are written
 * synchronously: handing each to another thread takes longer.
 */
export async function siteWriter(root: string, now = Date.now()) {
  const folder = join(root, new Date(now).toISOString().replace(/\D/g, ''));
  const before = await realpath(join(root, 'current')).catch(() => undefined);
  await mkdir(join(folder, 'addresses'), { recursive: true });
  await mkdir(join(folder, 'bodies'));
  const hashed: Hashed = {};
  const stored = new Map<string, Promise<Stored>>();

  /** Links files from the site before, where none ever changes. Returns false if one is missing. */
  function linked(files: string[]): boolean {
    if (!before || !files.every((file) => existsSync(join(before, file)))) return false;
    for (const file of files)
      if (!existsSync(join(folder, file))) linkSync(join(before, file), join(folder, file));
    return true;
  }

  async function compressAndStore(
    body: string,
    content: Buffer,
    type: string,
    effort: Effort,
  ): Promise<Stored> {
    const isSmaller = COMPRESSIBLE.test(type) && content.length >= 256;
    const kept: Stored = { body, encodings: isSmaller ? ['br', 'gzip', 'raw'] : ['raw'] };
    if (linked(filesOf(kept))) return kept;
    const packed = isSmaller ? await compressed(content, effort) : [];
    for (const [at, file] of filesOf(kept).entries())
      await writeFile(join(folder, file), packed[at] ?? content);
    return kept;
  }

  /** Stores each distinct body once. */
  function store(body: Buffer, type: string, effort: Effort): Promise<Stored> {
    const name = contentHash(body);
    const storing = stored.get(name) ?? compressAndStore(name, body, type, effort);
    stored.set(name, storing);
    return storing;
  }

  const recordFile = (address: string) => join('addresses', addressFile(address));

  function write(address: string, record: AddressRecord, retired: number | null = null): void {
    if (record.answers['']?.headers['cache-control']?.includes('immutable')) hashed[address] = retired;
    writeFileSync(join(folder, recordFile(address)), JSON.stringify(record));
  }

  /** Takes an address with its parts over from the site before, if it was made from the same there. Returns whether it was. */
  function takeOver(address: string, madeFrom?: string, retired: number | null = null): boolean {
    const record: AddressRecord | undefined = before && readJson(join(before, recordFile(address)));
    if (!record || (madeFrom && record.madeFrom !== madeFrom)) return false;
    if (!linked(Object.values(record.answers).flatMap(filesOf))) return false;
    if (!(record.parts ?? []).every((part) => takeOver(part))) return false;
    write(address, record, retired);
    return true;
  }

  /** Keeps the previous site's hashed files for a day, because pages that are still open may need them. */
  function keepRetired(): void {
    const old: Hashed = readJson(join(before ?? '', 'hashed.json')) ?? {};
    for (const [address, since] of Object.entries(old)) {
      const retired = since ?? now;
      if (!(address in hashed) && now - retired <= DAY_MS) takeOver(address, undefined, retired);
    }
  }

  /** Removes sites after a day, except the new and the previous one. A server may still run from a younger one. */
  async function removeOld(): Promise<void> {
    const kept = new Set(['current', 'previous', basename(folder), before && basename(before)]);
    for (const name of await readdir(root)) {
      if (kept.has(name)) continue;
      const { mtimeMs } = await lstat(join(root, name));
      if (now - mtimeMs > DAY_MS) await rm(join(root, name), { recursive: true, force: true });
    }
  }

  async function finish(rules: SiteRules): Promise<void> {
    keepRetired();
    await writeFile(join(folder, 'hashed.json'), JSON.stringify(hashed));
    await writeFile(join(folder, 'site.json'), JSON.stringify(rules));
    // After a power cut, `current` must not name an empty file.
    await promisify(execFile)('sync', ['-f', folder]);
    if (before) await pointTo(root, 'previous', before);
    // Last, so that a build that fails is not the current one and can be abandoned.
    await pointTo(root, 'current', folder);
    // The new site is in its place: what is left to clean up is no reason to fail.
    await removeOld().catch((error: Error) => console.warn(`  Delivery: ${error.message}`));
  }

  /** Reads what this site has so far. */
  const record = (address: string): AddressRecord | undefined => readJson(join(folder, recordFile(address)));

  /** Removes what a build that failed has written. */
  const abandon = () => rm(folder, { recursive: true, force: true });

  return { folder, store, write, takeOver, record, finish, abandon };
}
