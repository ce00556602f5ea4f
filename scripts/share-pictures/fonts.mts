import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';

const root = new URL('../../', import.meta.url);
const mono = 'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
const tiro =
  'node_modules/@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2';

/** Pango's names of the faces that share pictures are set in; a comma keeps it from reading a weight out of a name. */
export const faces = {
  headline: 'Archivo SemiBold,',
  label: 'JetBrains Mono',
  serif: 'Fraunces',
  sanskrit: 'Tiro Devanagari Sanskrit',
};

/** A cut of a font, as a file that Pango reads. */
async function fixed(path: string, variationAxes: Record<string, number>): Promise<Uint8Array> {
  const font = await readFile(new URL(path, root));
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  return subsetFont(font, `${letters}·–—‘’“”`, { targetFormat: 'truetype', variationAxes });
}

/**
 * Puts the site's own fonts where Pango finds them, and nothing else: the system's fonts are out of its sight, so
 * that every machine draws the same. To be called once, before the first text.
 */
export async function prepareFonts(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'share-fonts-'));
  const fonts = {
    headline: await fixed('lib/fonts/archivo.woff2', { wght: 600, wdth: 112 }),
    label: await fixed(mono, { wght: 450 }),
    serif: await fixed('lib/fonts/temple.woff2', {}),
    sanskrit: await fontverter.convert(await readFile(new URL(tiro, root)), 'truetype'),
  };
  for (const [name, font] of Object.entries(fonts)) await writeFile(join(folder, `${name}.ttf`), font);
  const settings = `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`;
  await writeFile(join(folder, 'fonts.conf'), settings);
  process.env.FONTCONFIG_FILE = join(folder, 'fonts.conf');
}
