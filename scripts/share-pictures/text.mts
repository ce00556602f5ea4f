import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fontverter from 'fontverter';
import sharp, { type OverlayOptions } from 'sharp';
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

type Setting = {
  font: string;
  colour: string;
  /** In px. The first size that fits is used. */
  sizes: number[];
  width: number;
  maxLines?: number;
  lineHeight?: number;
  letterSpacing?: number;
};

/** A block of text as a picture. `place` positions its top left corner. */
type TextBlock = {
  width: number;
  height: number;
  place: (left: number, top: number) => OverlayOptions;
};

const escapeMarkup = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Sets a text with Pango, which shapes Devanagari correctly. `next/og` does not. */
export async function setText(text: string, setting: Setting): Promise<TextBlock> {
  const { font, colour, sizes, width, maxLines = 1, lineHeight = 1.1, letterSpacing = 0 } = setting;
  for (const size of sizes) {
    const style = `foreground="${colour}" size="${size * 1024}" letter_spacing="${Math.round(letterSpacing * 1024)}" line_height="${lineHeight}"`;
    const marked = `<span ${style}>${escapeMarkup(text)}</span>`;
    // At 72 dpi a point is a pixel.
    const block = sharp({ text: { text: marked, font, width, dpi: 72, rgba: true, wrap: 'word' } }).png();
    const { data, info } = await block.toBuffer({ resolveWithObject: true });
    const fits = info.width <= width && info.height <= size * lineHeight * maxLines * 1.12;
    if (!fits && size !== sizes.at(-1)) continue;
    return {
      width: info.width,
      height: info.height,
      place: (left, top) => ({ input: data, left: Math.round(left), top: Math.round(top) }),
    };
  }
  throw new Error(`no size was given for "${text}"`);
}
