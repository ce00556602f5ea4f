import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fontverter from 'fontverter';
import { templeFacts } from '../../content/temples';
import { type Outline, outlineOf } from './outline.mts';

/** Where each script's font is, by language. Devanagari has a web font of its own. */
const sources = {
  or: { name: 'noto-sans-oriya', file: 'noto-sans-oriya-oriya-400-normal.woff2' },
  ta: { name: 'noto-serif-tamil', file: 'noto-serif-tamil-tamil-400-normal.woff2' },
};
const VERSION = '5.3.0';
const target = new URL('../../lib/fonts/own-names.json', import.meta.url);

/**
 * Draws the temples' names in their own scripts as outlines and writes them to lib/fonts/own-names.json, by text. Fonts
 * are fetched only for names that are not drawn yet.
 */
export async function drawOwnNames(): Promise<void> {
  const known: Record<string, Outline> = JSON.parse(await readFile(target, 'utf8'));
  const drawn: Record<string, Outline> = {};
  const folder = await mkdtemp(join(tmpdir(), 'own-names-'));
  for (const { guide } of templeFacts) {
    const { lang, text, place } = guide.ownName;
    if (lang === 'hi') continue;
    const { name, file } = sources[lang];
    for (const line of [text, place]) {
      const outline = known[line];
      if (!outline)
        execFileSync('npm', ['install', '--prefix', folder, '--no-save', `@fontsource/${name}@${VERSION}`]);
      drawn[line] =
        outline ??
        outlineOf(
          await fontverter.convert(
            await readFile(join(folder, 'node_modules/@fontsource', name, 'files', file)),
            'truetype',
          ),
          line,
        );
    }
  }
  await rm(folder, { recursive: true });
  await writeFile(target, `${JSON.stringify(drawn, null, 2)}\n`);
}
