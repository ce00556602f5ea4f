import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['package-lock.json', 'tailwind.config.ts', 'next.config.mjs'];
const FOLDERS = ['app', 'components', 'content', 'delivery', 'lib'];
/** Page texts. No script contains them, so open pages keep working when they change. */
const TEXTS = join('content', 'temples');

/**
 * A build id derived from the code. Next writes it into every page and its data, and a page that sees another id
 * reloads instead of navigating. A random id would change every page and interrupt every visit with each build.
 */
export function buildId() {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  const entries = FOLDERS.flatMap((name) => readdirSync(name, { recursive: true, withFileTypes: true }));
  const found = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const code = found.filter((file) => !file.startsWith(TEXTS));
  for (const file of [...FILES, ...code].sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
