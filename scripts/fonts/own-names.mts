import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fontverter from 'fontverter';
import * as hb from 'harfbuzzjs';
import { templeFacts } from '../../content/temples';

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

/** A line of text as one SVG path. The baseline is at 0; `top` and `bottom` are the ink's edges. */
type Outline = { path: string; width: number; top: number; bottom: number };

/** Units to the em: fewer show as dents in a headline, more only cost bytes. */
const OUTLINE_EM = 64;

/** Shapes a text with a TrueType font and draws it in relative whole numbers, which are short and compress well. */
function outlineOf(truetype: Uint8Array, text: string): Outline {
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
