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
import {
  devanagariNames,
  headlines,
  hindiWords,
  sanskritVerses,
  transliterations,
} from '../../content/holyheaven/devanagari';
import { drawOwnNames } from './own-names.mts';
import { shownDifferently, subsetByShaping } from './subset-by-shaping.mts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const latin = `${ascii}\u00a0₹–—‘’“”…·×°→←↗↓≥≤±©•−é`;

/**
 * The characters of text without those that only a visitor may type. They weigh 1.5 KB, which decides whether the largest
 * file of a first screen takes one more round trip.
 */
const text = latin.replace(/[\\^`{|}~]/g, '');

const mono = `${ascii}\u00a0°·×−–—’≤`;

type Axes = Record<string, number | { min: number; max: number }>;

const source = (path: string) => readFile(new URL(`../../node_modules/${path}`, import.meta.url));

async function cut(from: string, text: string, variationAxes: Axes): Promise<Buffer> {
  const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];
  return subsetFont(await source(from), text, { targetFormat: 'truetype', variationAxes, keepFeatures });
}

/** Merges fonts, so that a page with Sanskrit loads two font files and not four. The first gives units and metrics. */
async function merge(...fonts: Buffer[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  const merged = join(folder, 'merged.ttf');
  const files = fonts.map((_, index) => join(folder, `${index}.ttf`));
  await Promise.all(fonts.map((font, index) => writeFile(files[index] ?? '', font)));
  execFileSync('python3', [new URL('merge-fonts.py', import.meta.url).pathname, merged, ...files]);
  const font = await readFile(merged);
  await rm(folder, { recursive: true });
  return font;
}

async function save(name: string, font: Buffer) {
  const woff2 = await fontverter.convert(font, 'woff2');
  await writeFile(new URL(`../../lib/fonts/${name}`, import.meta.url), woff2);
  console.info(`${name} ${woff2.length} bytes`);
}

const archivo = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
await save('archivo.woff2', await cut(archivo, text, { wght: { min: 400, max: 700 }, wdth: 100 }));
// For headings and large figures of the company.
await save('headline.woff2', await cut(archivo, text, { wght: { min: 500, max: 600 }, wdth: 112 }));

// For labels and figures: no ligatures, one weight.
const jetBrains = '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
await save('mono.woff2', await cut(jetBrains, mono, { wght: 400 }));

const serif = { wght: 500, opsz: 72 };
const latinSerif = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
const fraunces = await cut(latinSerif, `${text}ñ`, serif);
// The letters with marks of Sanskrit in Latin. merge-fonts.py makes another from ż and ṇ.
const withMarks = transliterations()
  .join('')
  .replace(/[ -~’]/g, '');
const latinExtended = '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2';
const marked = await cut(latinExtended, `${withMarks}żṇ`, serif);

const tiro = {
  sanskrit: '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2',
  hindi: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
};

/** Cuts a Devanagari font to these texts and puts it behind a serif. */
async function withDevanagari(font: string, texts: string[], ...serifs: Buffer[]): Promise<Buffer> {
  const devanagari = await subsetByShaping(await source(font), texts);
  const merged = await merge(...serifs, devanagari);
  const different = shownDifferently(merged, devanagari, texts);
  if (different) throw new Error(`the merged font shows "${different}" differently`);
  return merged;
}

/** The letters and conjuncts of the Hindi headlines alone. */
async function hindiHeadlineFont(): Promise<Buffer> {
  const [words = [], latin = []] = [/[\u0900-\u097f\u200c\u200d]+/g, /[ -~]+/g].map((kind) =>
    headlines('hi').flatMap((line) => line.match(kind) ?? []),
  );
  return withDevanagari(tiro.hindi, words, await cut(latinSerif, latin.join(''), serif));
}

// Delivery measures a dash to see whether a font is there: late-fonts.ts.
const dash = await cut(latinSerif, '—', serif);
await save('temple.woff2', await withDevanagari(tiro.sanskrit, devanagariNames(), fraunces, marked));
await save('sanskrit.woff2', await withDevanagari(tiro.sanskrit, sanskritVerses(), dash));
// Figures and words in Latin come from the text face.
await save('hindi.woff2', await withDevanagari(tiro.hindi, hindiWords(), dash));
await save('hindi-headline.woff2', await hindiHeadlineFont());
await drawOwnNames();
