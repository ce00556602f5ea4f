import { copyFileSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { lstat, mkdir, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compressed, type Effort, flush, isCompressible, isWhole, pointTo } from './files.ts';
import {
  type AddressRecord,
  type Answer,
  addressFile,
  contentHash,
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
    if (!before) return undefined;
    const has = (ending: string) => existsSync(join(before, `bodies/${name}${ending}`));
    const found = (['raw', 'br', 'gzip'] as const).filter((encoding) => has(fileEndings[encoding]));
    const file = (encoding: keyof typeof fileEndings) => `bodies/${name}${fileEndings[encoding]}`;
    if (!found.includes('raw') || !found.every((each) => isWhole(join(before, file(each)), name, each)))
      return undefined;
    for (const each of found) takeOver(file(each));
    return { body: name, encodings: [...found.filter((each) => each !== 'raw'), 'raw'] };
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

  function noteHashed(address: string, { answers, retired }: AddressRecord): void {
    if (answers['']?.headers['cache-control']?.includes('immutable')) hashed[address] = retired ?? null;
  }

  function write(address: string, record: AddressRecord): void {
    const file = join(folder, recordFile(address));
    // It may be a link to the previous site's, which a server may be reading.
    rmSync(file, { force: true });
    writeFileSync(file, JSON.stringify(record));
    written.add(file);
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

  return { folder, store, write, reuse, record, finish, abandon };
}
