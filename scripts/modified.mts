/**
 * Keeps the sitemap's dates in content/modified.json: a page whose words have changed gets today's date. The file is
 * committed, so that the dates are right in a checkout without history.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { pages } from '../lib/pages';

type Modified = Record<string, { day: string; words: string }>;

const file = 'content/modified.json';
const before: Modified = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
const today = new Date().toISOString().slice(0, 10);

const after: Modified = {};
for (const { path, index, title, description, words: content } of pages) {
  if (index === false) continue;
  const said = JSON.stringify([title, description, content]);
  const words = createHash('sha256').update(said).digest('hex').slice(0, 12);
  const known = before[path];
  after[path] = known?.words === words ? known : { day: today, words };
}
const text = `${JSON.stringify(after, null, 2)}\n`;
if (text !== `${JSON.stringify(before, null, 2)}\n`) {
  await writeFile(file, text);
  console.info(`  Dates: ${file} has changed. Commit it, or each build dates these pages anew.`);
}
