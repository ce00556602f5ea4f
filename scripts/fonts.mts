/**
 * Cuts the web fonts down to what the site shows and writes them to lib/fonts. Run by hand (`npm run fonts`) after
 * a font, an axis or the Devanagari text in content/ changes; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { devanagariTexts } from '../content/devanagari';
import { subsetByShaping } from './subset-by-shaping.mts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const latin = `${ascii}\u00a0₹–—‘’“”…·×°→←↗↓≥≤±©•−é`;

type Cut = {
  from: string;
  to: string;
  text: string;
  axes?: Record<string, number | { min: number; max: number }>;
};

const cuts: Cut[] = [
  {
    from: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    to: 'archivo.woff2',
    text: latin,
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 125 } },
  },
  {
    from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    to: 'mono.woff2',
    text: `${ascii}\u00a0·×°→≥≤±−–`,
    axes: { wght: 450 },
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    to: 'fraunces.woff2',
    text: latin,
    axes: { wght: 500, opsz: 72 },
  },
];

const source = (path: string) => readFile(new URL(`../node_modules/${path}`, import.meta.url));

async function save(name: string, font: Uint8Array) {
  await writeFile(new URL(`../lib/fonts/${name}`, import.meta.url), font);
  console.info(`${name} ${font.length} bytes`);
}

for (const { from, to, text, axes } of cuts) {
  const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];
  await save(
    to,
    await subsetFont(await source(from), text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures }),
  );
}

const tiro =
  '@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2';
await save('tiro-devanagari.woff2', await subsetByShaping(await source(tiro), devanagariTexts()));
