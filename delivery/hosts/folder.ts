import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AddressRecord, addressFile } from '../site/format.ts';
import { cached, type Site } from '../site/reader.ts';

// Bounds for the caches, so that memory stays flat with many temples. The system's file cache holds the rest.
const MEMORY_BYTES = 4 * 1024 * 1024;
const MEMORY_RECORDS = 250;
/** Larger bodies are sent from their file, piece by piece as the client reads. */
const LARGE_BYTES = 256 * 1024;

/** A body, or the length of one that is too large for memory, with its file. */
type Body = { bytes?: Buffer; length: number; path: string };

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Opens a finished site and keeps its most recently used records and bodies in memory. */
export async function openSite(
  folder: string,
): Promise<{ site: Site; body: (file: string) => Promise<Body | undefined> }> {
  const read = (file: string) =>
    readFile(join(folder, file)).catch((error) => (isMissing(error) ? undefined : Promise.reject(error)));
  const record = cached<AddressRecord>(MEMORY_RECORDS, async (address) => {
    const text = await read(`addresses/${addressFile(address)}`);
    return text && JSON.parse(text.toString());
  });
  const rules = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));
  const body = cached<Body>(
    MEMORY_BYTES,
    async (file) => {
      const path = join(folder, 'bodies', file);
      const found = await stat(path).catch(() => undefined);
      if (!found || found.size > LARGE_BYTES) return found && { path, length: found.size };
      const bytes = await read(`bodies/${file}`);
      return bytes && { path, length: bytes.length, bytes };
    },
    // A length takes as good as nothing.
    ({ bytes }) => bytes?.length ?? 500,
  );
  return { site: { rules, record }, body };
}
