import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';

const root = new URL('../../', import.meta.url);
const mono = 'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
const tiro =
  'node_modules/@fontsource/tiro-devanagari-sanskrit/files/tiro-devanagari-sanskrit-devanagari-400-normal.woff2';

/** Pango's names for the faces. The comma keeps Pango from reading a weight out of a name. */
export const faces = {
  headline: 'Archivo SemiBold,',
  label: 'JetBrains Mono',
  serif: 'Fraunces',
  sanskrit: 'Tiro Devanagari Sanskrit',
};

/** Cuts a font into a file that Pango reads. */
async function fixed(path: string, variationAxes: Record<string, number>): Promise<Uint8Array> {
  const font = await readFile(new URL(path, root));
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  return subsetFont(font, `${letters}·–—‘’“”`, { targetFormat: 'truetype', variationAxes });
}

/**
 * Shows Pango the site's own fonts and hides the system's, so that every machine draws the same. Call it once, before
 * the first text.
 */
export async function prepareFonts(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'share-fonts-'));
  const fonts = {
    headline: await fixed('lib/fonts/headline.woff2', { wght: 600 }),
    label: await fixed(mono, { wght: 450 }),
    serif: await fixed('lib/fonts/temple.woff2', {}),
    sanskrit: await fontverter.convert(await readFile(new URL(tiro, root)), 'truetype'),
  };
  for (const [name, font] of Object.entries(fonts)) await writeFile(join(folder, `${name}.ttf`), font);
  const settings = `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`;
  await writeFile(join(folder, 'fonts.conf'), settings);
  process.env.FONTCONFIG_FILE = join(folder, 'fonts.conf');
}
