import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CODE = [
  'app',
  'components',
  'content',
  'lib',
  'package-lock.json',
  'tailwind.config.ts',
  'next.config.mjs',
];
/** Texts of pages, which no script holds, and their dates: a page that is open may go on after they have changed. */
const TEXTS = ['temples', 'modified.json'].map((name) => join('content', name));

/**
 * @param {string} name a file or a folder
 * @returns {string[]} the files
 */
const filesIn = (name) => {
  try {
    const entries = readdirSync(name, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [name];
  }
};

/**
 * The build's id, made of the code. Next writes it into every page and its data, and a page that meets another id loads
 * the next page anew: with an id by chance, each build would make all pages new and end every visit's navigation.
 */
export function buildId() {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  const files = CODE.flatMap(filesIn).filter((file) => !TEXTS.some((name) => file.startsWith(name)));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
