import sharp, { type OverlayOptions } from 'sharp';

type Setting = {
  font: string;
  colour: string;
  /** In px. The first size that fits is used. */
  sizes: number[];
  width: number;
  maxLines?: number;
  align?: 'left' | 'centre';
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
  const {
    font,
    colour,
    sizes,
    width,
    maxLines = 1,
    align = 'left',
    lineHeight = 1.1,
    letterSpacing = 0,
  } = setting;
  for (const size of sizes) {
    const style = `foreground="${colour}" size="${size * 1024}" letter_spacing="${Math.round(letterSpacing * 1024)}" line_height="${lineHeight}"`;
    // At 72 dpi a point is a pixel.
    const { data, info } = await sharp({
      text: {
        text: `<span ${style}>${escapeMarkup(text)}</span>`,
        font,
        width,
        align,
        dpi: 72,
        rgba: true,
        wrap: 'word',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
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
