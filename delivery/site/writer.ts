import { copyFileSync, existsSync, linkSync, readFileSync, writeFileSync } from 'node:fs';
import { lstat, mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compressed, type Effort, flush, isCompressible, isWhole, pointTo } from './files.ts';
import {
  type AddressRecord,
  type Answer,
  addressFile,
  contentHash,
  type Encoding,
  encodings,
  fileEndings,
  type SiteRules,
} from './format.ts';

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
  const written = new Set<string>();
  let isCurrent = false;

  /** Links a file of the previous site. */
  function takeOver(from: string, file: string): void {
    try {
      linkSync(from, join(folder, file));
    } catch {
      // Not every file system supports links.
      copyFileSync(from, join(folder, file));
    }
  }

  function storedBefore(name: string): Stored | undefined {
    if (!before) return undefined;
    const file = (encoding: Encoding) => `bodies/${name}${fileEndings[encoding]}`;
    const found = encodings.filter((each) => existsSync(join(before, file(each))));
    if (!found.includes('raw') || !found.every((each) => isWhole(join(before, file(each)), name, each)))
      return undefined;
    for (const each of found) takeOver(join(before, file(each)), file(each));
    return { body: name, encodings: found };
  }

  async function compressAndStore(name: string, body: Buffer, type: string, effort: Effort): Promise<Stored> {
    const file = join(folder, 'bodies', name);
    await writeFile(file, body);
    written.add(file);
    if (!isCompressible(type, body)) return { body: name, encodings: ['raw'] };
    const [br, gz] = await compressed(body, effort);
    await writeFile(file + fileEndings.br, br);
    await writeFile(file + fileEndings.gzip, gz);
    written.add(file + fileEndings.br).add(file + fileEndings.gzip);
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

  function write(address: string, record: AddressRecord): void {
    const { answers, retired } = record;
    if (answers['']?.headers['cache-control']?.includes('immutable')) hashed[address] = retired ?? null;
    const file = join(folder, recordFile(address));
    writeFileSync(file, JSON.stringify(record));
    written.add(file);
  }

  /** Keeps the previous site's hashed files for a day, because pages that are still open may need them. */
  function keepRetired(): void {
    if (!before) return;
    const old: Hashed = readJson(join(before, 'hashed.json')) ?? {};
    for (const [address, since] of Object.entries(old)) {
      const retired = since ?? now;
      if (address in hashed || now - retired > DAY_MS) continue;
      const record: AddressRecord | undefined = readJson(join(before, recordFile(address)));
      if (record && Object.values(record.answers).every(({ body }) => known(body)))
        write(address, { ...record, retired });
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
    await flush([...written, join(folder, 'hashed.json'), join(folder, 'site.json')]);
    await pointTo(root, 'current', folder);
    isCurrent = true;
    if (before) await pointTo(root, 'previous', before);
    // The new site is in its place: what is left to clean up is no reason to fail.
    await removeOld().catch((error: Error) => console.warn(`  Delivery: ${error.message}`));
  }

  /** Reads what this site has so far. */
  const record = (address: string): AddressRecord | undefined => readJson(join(folder, recordFile(address)));

  /** Removes what was written, unless it has become the current site. */
  const abandon = async () => {
    if (!isCurrent) await rm(folder, { recursive: true, force: true });
  };

  return { folder, store, write, record, finish, abandon };
}
