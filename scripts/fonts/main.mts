/**
 * Cuts the web fonts down to what the site shows and writes them to lib/fonts, where they are committed. Run it by hand
 * (`npm run fonts`) after a font, an axis or the Devanagari text in content/ changes. Needs Python 3 with fonttools.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { devanagariTexts } from '../../content/holyheaven/devanagari';
import { showsTheSame, subsetByShaping } from './subset-by-shaping.mts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const latin = `${ascii}\u00a0₹–—‘’“”…·×°→←↗↓≥≤±©•−é`;

type Axes = Record<string, number | { min: number; max: number }>;

const source = (path: string) => readFile(new URL(`../../node_modules/${path}`, import.meta.url));

async function cut(from: string, text: string, variationAxes: Axes): Promise<Buffer> {
  const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];
  return subsetFont(await source(from), text, { targetFormat: 'truetype', variationAxes, keepFeatures });
}

/** Merges both fonts, so that a page with Sanskrit loads two font files and not three. */
async function merge(first: Buffer, second: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  const files = ['first.ttf', 'second.ttf', 'merged.ttf'].map((name) => join(folder, name));
  const [one, other, merged] = files as [string, string, string];
  await writeFile(one, first);
  await writeFile(other, second);
  execFileSync('python3', [new URL('merge-fonts.py', import.meta.url).pathname, ...files]);
  const font = await readFile(merged);
  await rm(folder, { recursive: true });
  return font;
}

async function save(name: string, font: Buffer) {
  const woff2 = await fontverter.convert(font, 'woff2');
  await writeFile(new URL(`../../lib/fonts/${name}`, import.meta.url), woff2);
  console.info(`${name} ${woff2.length} bytes`);
}

await save(
  'archivo.woff2',
  await cut('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2', latin, {
    wght: { min: 400, max: 700 },
    wdth: { min: 100, max: 125 },
  }),
);

const fraunces = await cut('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2', latin, {
  wght: 500,
  opsz: 72,
});
const tiro = await subsetByShaping(
  await source(
    '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2',
  ),
  devanagariTexts(),
);
const temple = await merge(fraunces, tiro);
for (const text of devanagariTexts())
  if (!showsTheSame(temple, tiro, text)) throw new Error(`the merged font shows "${text}" differently`);
await save('temple.woff2', temple);
