import { copyFile, link, mkdir, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
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
import { pointTo } from './switch.ts';

/** How hard to compress a body: brotli quality 6, 10 or 11. 10 costs 20 times as much as 6, and 11 three times as much as 10. */
export type Effort = 'little' | 'much' | 'most';
const QUALITY: Record<Effort, number> = { little: 6, much: 10, most: 11 };
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;
const DAY_MS = 24 * 60 * 60 * 1000;

type Stored = Pick<Answer, 'body' | 'encodings'>;
/** A site's hashed files. A number says since when only earlier builds use the file (ms since 1970). */
type Hashed = Record<string, number | null>;

const orNothing = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  promise.catch(() => undefined);
const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/**
 * Writes a finished site into a new folder below `root`; `finish` makes it the current one. Whatever the previous
 * site already has is linked instead of made again.
 */
export async function siteWriter(root: string, now = Date.now()) {
  const folder = join(root, new Date(now).toISOString().replace(/\D/g, ''));
  const before = await orNothing(realpath(join(root, 'current')));
  await mkdir(join(folder, 'addresses'), { recursive: true });
  await mkdir(join(folder, 'bodies'));
  const hashed: Hashed = {};
  const stored = new Map<string, Promise<Stored>>();

  async function takeOver(file: string): Promise<boolean> {
    if (!before) return false;
    const [from, to] = [join(before, file), join(folder, file)];
    try {
      // Not every file system supports links.
      await link(from, to).catch((error) =>
        error.code === 'ENOENT' ? Promise.reject(error) : copyFile(from, to),
      );
      return true;
    } catch {
      return false;
    }
  }

  async function storedBefore(name: string): Promise<Stored | undefined> {
    if (!(await takeOver(`bodies/${name}`))) return undefined;
    const compressed = await Promise.all(
      (['br', 'gzip'] as const).map(async (encoding) =>
        (await takeOver(`bodies/${name}${fileEndings[encoding]}`)) ? [encoding] : [],
      ),
    );
    return { body: name, encodings: [...compressed.flat(), 'raw'] };
  }

  async function compressAndStore(name: string, body: Buffer, type: string, effort: Effort): Promise<Stored> {
    const file = join(folder, 'bodies', name);
    await writeFile(file, body);
    if (!COMPRESSIBLE.test(type) || body.length < 256) return { body: name, encodings: ['raw'] };
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
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

  /** Stores each distinct body once. */
  function store(body: Buffer, type: string, effort: Effort): Promise<Stored> {
    const name = contentHash(body);
    const storing =
      stored.get(name) ??
      storedBefore(name).then((found) => found ?? compressAndStore(name, body, type, effort));
    stored.set(name, storing);
    return storing;
  }

  async function write(address: string, record: AddressRecord): Promise<void> {
    await writeFile(join(folder, 'addresses', addressFile(address)), JSON.stringify(record));
    const isHashed = record.answers['']?.headers['cache-control']?.includes('immutable');
    if (isHashed) hashed[address] = record.retired ?? null;
  }

  async function recordBefore(address: string): Promise<AddressRecord | undefined> {
    return before && orNothing(readJson(join(before, 'addresses', addressFile(address))));
  }

  /** Reuses an address and its bodies from the previous site. Returns false if its source has changed. */
  async function reuse(address: string, source: string): Promise<boolean> {
    const record = await recordBefore(address);
    if (record?.source !== source) return false;
    const { retired: _, ...current } = record;
    return rewrite(address, current);
  }

  async function rewrite(address: string, record: AddressRecord): Promise<boolean> {
    for (const { body } of Object.values(record.answers)) {
      const storing = stored.get(body) ?? storedBefore(body);
      if (!(await storing)) return false;
      stored.set(body, storing as Promise<Stored>);
    }
    for (const part of record.parts ?? []) {
      const partRecord = await recordBefore(part);
      if (!partRecord || !(await rewrite(part, { ...partRecord, retired: undefined }))) return false;
    }
    await write(address, record);
    return true;
  }

  /** Keeps the previous site's hashed files for a day, because pages that are still open may need them. */
  async function keepRetired(): Promise<void> {
    const old: Hashed = before ? ((await orNothing(readJson(join(before, 'hashed.json')))) ?? {}) : {};
    for (const [address, since] of Object.entries(old)) {
      const retired = since ?? now;
      if (address in hashed || now - retired > DAY_MS) continue;
      const record = await recordBefore(address);
      if (record) await rewrite(address, { ...record, retired });
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
    await keepRetired();
    await writeFile(join(folder, 'hashed.json'), JSON.stringify(hashed));
    await writeFile(join(folder, 'site.json'), JSON.stringify(rules));
    await pointTo(root, 'current', folder);
    if (before) await pointTo(root, 'previous', before);
    await removeOld();
  }

  /** Reads what this site has so far. */
  const record = (address: string): Promise<AddressRecord | undefined> =>
    orNothing(readJson(join(folder, 'addresses', addressFile(address))));
  const body = (name: string): Promise<Buffer> => readFile(join(folder, 'bodies', name));

  const abandon = () => rm(folder, { recursive: true, force: true });

  return { folder, store, write, reuse, record, body, finish, abandon };
}
