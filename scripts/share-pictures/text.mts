import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

const fonts = resolve('scripts/share-pictures/fonts');

/** Pango's names for the faces. The comma keeps Pango from reading a weight out of a name. */
export const faces = {
  headline: 'Archivo SemiBold,',
  label: 'JetBrains Mono',
  serif: 'Fraunces',
  sanskrit: 'Tiro Devanagari Sanskrit',
};

/**
 * Shows Pango the fonts that `npm run fonts` makes, and hides the system's, so that every machine draws the same. Call
 * it once, before the first text.
 */
export async function prepareFonts(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'share-fonts-'));
  const settings = `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${folder}</cachedir></fontconfig>`;
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
