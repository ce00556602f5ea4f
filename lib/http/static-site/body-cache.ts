import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads files of one folder and keeps the most recently used ones in memory, up to `maxBytes` in all. */
export function bodyCache(folder: string, maxBytes: number) {
  const bodies = new Map<string, Buffer>();
  let bytes = 0;

  return async function body(file: string): Promise<Buffer> {
    const kept = bodies.get(file);
    if (kept) {
      // A Map iterates in order of insertion: put last what was used last.
      bodies.delete(file);
      bodies.set(file, kept);
      return kept;
    }
    const read = await readFile(join(folder, file));
    if (read.length > maxBytes / 8 || bodies.has(file)) return read;
    bodies.set(file, read);
    bytes += read.length;
    for (const [oldest, { length }] of bodies) {
      if (bytes <= maxBytes) break;
      bodies.delete(oldest);
      bytes -= length;
    }
    return read;
  };
}
