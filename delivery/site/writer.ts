import { copyFileSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, realpath, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
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

/** How hard to compress a body: brotli quality 6, 10 or 11. 10 costs 20 times as much as 6, and 11 three times as much as 10. */
export type Effort = 'little' | 'much' | 'most';
const QUALITY: Record<Effort, number> = { little: 6, much: 10, most: 11 };
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;
/** The smallest window that holds the whole body, as a power of two. The default, 22, would be allocated each time. */
const windowFor = (length: number) => Math.min(22, Math.ceil(Math.log2(length + 16)));
const DAY_MS = 24 * 60 * 60 * 1000;

type Stored = Pick<Answer, 'body' | 'encodings'>;
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

/** Lets a link in `root` point to one of its folders, at once. */
async function pointTo(root: string, link: 'current' | 'previous', folder: string): Promise<void> {
  const next = join(root, `${link}-${process.pid}`);
  await symlink(basename(folder), next, 'junction');
  await rename(next, join(root, link));
}

/**
 * Writes a finished site into a new folder below `root`; `finish` makes it the current one. Whatever the previous
 * site already has is linked instead of made again. Links and small files are synchronous: handing each to another
 * thread takes longer, 15 s in place of 8 for a site of 300 temples in which nothing changed.
 */
export async function siteWriter(root: string, now = Date.now()) {
  const folder = join(root, new Date(now).toISOString().replace(/\D/g, ''));
  const before = await realpath(join(root, 'current')).catch(() => undefined);
  await mkdir(join(folder, 'addresses'), { recursive: true });
  await mkdir(join(folder, 'bodies'));
  const hashed: Hashed = {};
  const stored = new Map<string, Promise<Stored>>();

  function takeOver(file: string): boolean {
    if (!before) return false;
    const [from, to] = [join(before, file), join(folder, file)];
    try {
      linkSync(from, to);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      // Not every file system supports links.
      copyFileSync(from, to);
    }
    return true;
  }

  function storedBefore(name: string): Stored | undefined {
    if (!takeOver(`bodies/${name}`)) return undefined;
    const compressed = (['br', 'gzip'] as const).filter((encoding) =>
      takeOver(`bodies/${name}${fileEndings[encoding]}`),
    );
    return { body: name, encodings: [...compressed, 'raw'] };
  }

  async function compressAndStore(name: string, body: Buffer, type: string, effort: Effort): Promise<Stored> {
    const file = join(folder, 'bodies', name);
    await writeFile(file, body);
    if (!COMPRESSIBLE.test(type) || body.length < 256) return { body: name, encodings: ['raw'] };
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    };
    // These run in Node's thread pool.
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(body, { params }),
      promisify(gzip)(body, { level: effort === 'most' ? 9 : 6 }),
    ]);
    await writeFile(file + fileEndings.br, br);
    await writeFile(file + fileEndings.gzip, gz);
    return { body: name, encodings: ['br', 'gzip', 'raw'] };
  }

  /** The body of that name if this site or the previous one has it. */
  function known(name: string): Promise<Stored> | undefined {
    const found = stored.has(name) ? undefined : storedBefore(name);
    if (found) stored.set(name, Promise.resolve(found));
    return stored.get(name);
  }

  /** Stores each distinct body once. */
  function store(body: Buffer, type: string, effort: Effort): Promise<Stored> {
    const name = contentHash(body);
    const storing = known(name) ?? compressAndStore(name, body, type, effort);
    stored.set(name, storing);
    return storing;
  }

  const recordFile = (address: string) => join('addresses', addressFile(address));

  function noteHashed(address: string, { answers, retired }: AddressRecord): void {
    if (answers['']?.headers['cache-control']?.includes('immutable')) hashed[address] = retired ?? null;
  }

  function write(address: string, record: AddressRecord): void {
    const file = join(folder, recordFile(address));
    // It may be a link to the previous site's, which a server may be reading.
    rmSync(file, { force: true });
    writeFileSync(file, JSON.stringify(record));
    noteHashed(address, record);
  }

  const recordBefore = (address: string): AddressRecord | undefined =>
    before === undefined ? undefined : readJson(join(before, recordFile(address)));

  const hasBodies = ({ answers }: AddressRecord) => Object.values(answers).every(({ body }) => known(body));

  function reuseRecord(address: string, record: AddressRecord | undefined): boolean {
    if (!record || !hasBodies(record)) return false;
    if (!(record.parts ?? []).every((part) => reuseRecord(part, recordBefore(part)))) return false;
    const { retired, ...current } = record;
    if (retired === undefined && takeOver(recordFile(address))) noteHashed(address, current);
    else write(address, current);
    return true;
  }

  /** Reuses an address and its bodies from the previous site. Returns false if its source has changed. */
  function reuse(address: string, source: string): boolean {
    const record = recordBefore(address);
    return record?.source === source && reuseRecord(address, record);
  }

  /** Keeps the previous site's hashed files for a day, because pages that are still open may need them. */
  function keepRetired(): void {
    const old: Hashed = (before && readJson(join(before, 'hashed.json'))) ?? {};
    for (const [address, since] of Object.entries(old)) {
      const retired = since ?? now;
      if (address in hashed || now - retired > DAY_MS) continue;
      const record = recordBefore(address);
      if (record && hasBodies(record)) write(address, { ...record, retired });
    }
  }

  /** Removes sites after a day, except the new and the previous one. A server may still run from a younger one. */
  async function removeOld(): Promise<void> {
    const kept = new Set(['current', 'previous', basename(folder), before && basename(before)]);
    for (const name of await readdir(root)) {
      if (kept.has(name)) continue;
      const { mtimeMs } = await stat(join(root, name));
      if (now - mtimeMs > DAY_MS) await rm(join(root, name), { recursive: true, force: true });
    }
  }

  async function finish(rules: SiteRules): Promise<void> {
    keepRetired();
    await writeFile(join(folder, 'hashed.json'), JSON.stringify(hashed));
    await writeFile(join(folder, 'site.json'), JSON.stringify(rules));
    await pointTo(root, 'current', folder);
    if (before) await pointTo(root, 'previous', before);
    await removeOld();
  }

  /** Reads what this site has so far. */
  const record = (address: string): AddressRecord | undefined => readJson(join(folder, recordFile(address)));
  const body = (name: string): Buffer => readFileSync(join(folder, 'bodies', name));

  const abandon = () => rm(folder, { recursive: true, force: true });

  return { folder, store, write, reuse, record, body, finish, abandon };
}
