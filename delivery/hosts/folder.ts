import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AddressRecord, addressFile } from '../site/format.ts';
import { cached, type Site } from '../site/reader.ts';

// Bounds for the caches, so that memory stays flat with many temples. The system's file cache holds the rest.
const MEMORY_BYTES = 4 * 1024 * 1024;
const MEMORY_RECORDS = 250;
/** Larger bodies are sent from their file, piece by piece as the client reads: in-turn.ts sees the progress of a slow one. */
const LARGE_BYTES = 64 * 1024;

/** A body's file and length, and its bytes unless it is too large for memory. */
type Body = { bytes?: Buffer; length: number; path: string };
type Find = (file: string) => Promise<Body | undefined>;

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Opens a finished site and keeps its most recently used records and bodies in memory. `head` reads no body. */
export async function openSite(folder: string): Promise<{ site: Site; body: Find; head: Find }> {
  const record = cached<AddressRecord>(MEMORY_RECORDS, async (address) => {
    const text = await readFile(join(folder, 'addresses', addressFile(address)), 'utf8').catch(missing);
    return text && JSON.parse(text);
  });
  const rules = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));
  const head: Find = async (file) => {
    const path = join(folder, 'bodies', file);
    const found = await stat(path).catch(missing);
    return found && { path, length: found.size };
  };
  const body = cached<Body>(
    MEMORY_BYTES,
    async (file) => {
      const found = await head(file);
      if (!found || found.length > LARGE_BYTES) return found;
      return { ...found, bytes: await readFile(found.path) };
    },
    // A length takes as good as nothing.
    ({ bytes }) => bytes?.length ?? 500,
  );
  return { site: { rules, record }, body, head };
}
