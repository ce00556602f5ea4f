import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PathRecordings, pathFile } from './recording';

/** Finds what is recorded of a path, and keeps the most recently asked-for `most` paths in memory. */
export function pathIndex(folder: string, most: number) {
  const kept = new Map<string, PathRecordings>();

  return async function recordingsOf(path: string): Promise<PathRecordings | undefined> {
    const known = kept.get(path);
    if (known) {
      // A Map iterates in order of insertion: put last what was used last.
      kept.delete(path);
      kept.set(path, known);
      return known;
    }
    let read: PathRecordings;
    try {
      read = JSON.parse(await readFile(join(folder, pathFile(path)), 'utf8'));
    } catch (error) {
      // Nothing is kept of paths that are not recorded: there is no end to them.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    kept.set(path, read);
    for (const [oldest] of kept) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return read;
  };
}
