import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fontverter from 'fontverter';
import { templeFacts } from '../../content/temples';
import { outlineOf } from './outline.mts';

/** Where each script's font is, by language. Devanagari has a web font of its own. */
const sources = {
  or: { name: 'noto-sans-oriya', file: 'noto-sans-oriya-oriya-400-normal.woff2' },
  ta: { name: 'noto-serif-tamil', file: 'noto-serif-tamil-tamil-400-normal.woff2' },
};
const VERSION = '5.3.0';
const sizes = new URL('../../lib/fonts/own-names.json', import.meta.url);
const INK = '#5a1622'; // maroon, of app/globals.css

type Drawing = { text: string; width: number; height: number };

/**
 * Draws the temples' names in their own scripts as outlines: public/names/<slug>.svg, with the sizes in
 * lib/fonts/own-names.json. Fonts are fetched only for names that are not drawn yet.
 */
export async function drawOwnNames(): Promise<void> {
  const known: Record<string, Drawing> = JSON.parse(await readFile(sizes, 'utf8'));
  const drawn: Record<string, Drawing> = {};
  const folder = await mkdtemp(join(tmpdir(), 'own-names-'));
  for (const { slug, guide } of templeFacts) {
    const { lang, text } = guide.ownName;
    if (lang === 'hi') continue;
    const before = known[slug];
    drawn[slug] = before?.text === text ? before : await draw(slug, lang, text, folder);
  }
  await rm(folder, { recursive: true });
  await writeFile(sizes, `${JSON.stringify(drawn, null, 2)}\n`);
}

async function draw(
  slug: string,
  lang: keyof typeof sources,
  text: string,
  folder: string,
): Promise<Drawing> {
  const { name, file } = sources[lang];
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', `@fontsource/${name}@${VERSION}`]);
  const font = await readFile(join(folder, 'node_modules/@fontsource', name, 'files', file));
  const { path, width, top, bottom } = outlineOf(await fontverter.convert(font, 'truetype'), text);
  const height = bottom - top;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${height}" width="${width}" height="${height}"><title>${text}</title><path fill="${INK}" d="${path}"/></svg>`;
  await writeFile(new URL(`../../public/names/${slug}.svg`, import.meta.url), `${svg}\n`);
  return { text, width, height };
}
