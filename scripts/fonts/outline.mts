import * as hb from 'harfbuzzjs';

/** A line of text as one SVG path. The baseline is at 0; `top` and `bottom` are the ink's edges. */
export type Outline = { path: string; width: number; top: number; bottom: number };

/** Units to the em: fewer show as dents in a headline, more only cost bytes. */
const OUTLINE_EM = 64;

/** Shapes a text with a TrueType font and draws it in relative whole numbers, which are short and compress well. */
export function outlineOf(truetype: Uint8Array, text: string): Outline {
  const face = new hb.Face(new hb.Blob(new Uint8Array(truetype).buffer));
  const font = new hb.Font(face);
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const scaled = (units: number) => Math.round((units * OUTLINE_EM) / face.upem);
  const outline = { path: '', width: 0, top: 0, bottom: 0 };
  let pen = 0;
  for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
    if (codepoint === 0) throw new Error(`the font lacks a letter of "${text}"`);
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    let [x, y] = [0, 0];
    for (const [, command = '', list = ''] of font.glyphToPath(codepoint).matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
      const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
      // Pairs of x and y; a font's y grows upwards.
      const points = numbers.map((value, at) =>
        at % 2 === 0 ? scaled(pen + xOffset + value) : scaled(-yOffset - value),
      );
      const heights = points.filter((_, at) => at % 2 === 1);
      outline.top = Math.min(outline.top, ...heights);
      outline.bottom = Math.max(outline.bottom, ...heights);
      const moves = points.map((value, at) => value - (at % 2 === 0 ? x : y));
      const shown = command === 'M' ? points : moves;
      outline.path += `${command === 'M' ? 'M' : command.toLowerCase()}${shown.join(' ').replaceAll(' -', '-')}`;
      [x = x, y = y] = points.slice(-2);
    }
    pen += xAdvance;
  }
  return { ...outline, width: scaled(pen) };
}
