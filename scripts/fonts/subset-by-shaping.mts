import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import * as hb from 'harfbuzzjs';

const require = createRequire(import.meta.url);
const MEMORY_MODE_WRITABLE = 2;
const FLAG_NO_LAYOUT_CLOSURE = 0x200;

/** The part of HarfBuzz's C interface used here, which has no types. Pointers are numbers. */
type Subsetter = {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, member: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
};

/** Returns the glyphs that the shaper shows, and the intermediate ones that it needs to get there. */
function shapedGlyphs(font: hb.Font, texts: string[]): Set<number> {
  const glyphs = new Set<number>();
  for (const text of texts) {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    for (const step of hb.shapeWithTrace(font, buffer, [], 0, hb.TracePhase.DONT_STOP))
      if (step.glyphs) for (const { g: glyph } of step.t as { g: number }[]) glyphs.add(glyph);
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  }
  return glyphs;
}

const fontOf = (bytes: Uint8Array) => new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(bytes).buffer)));

/** Returns the positions of the shaped text's glyphs in ems. */
function shapeOf(font: hb.Font, text: string): number[] {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  return buffer
    .getGlyphPositions()
    .flatMap((position) => Object.values(position).map((units) => units / font.face.upem));
}

/** The first of these texts whose glyphs two TrueType fonts place differently, if there is one. */
export function shownDifferently(one: Uint8Array, other: Uint8Array, texts: string[]): string | undefined {
  const [first, second] = [fontOf(one), fontOf(other)];
  return texts.find((text) => JSON.stringify(shapeOf(first, text)) !== JSON.stringify(shapeOf(second, text)));
}

/**
 * Cuts a font to the glyphs that these texts need, as TrueType. Subsetting by characters would keep every conjunct that
 * the letters can form: 103 KB, of which the verses use a tenth. Shaping every prefix of every word keeps the
 * intermediate forms.
 */
export async function subsetByShaping(font: Buffer, texts: string[]): Promise<Buffer> {
  const truetype = await fontverter.convert(font, 'truetype');
  const full = fontOf(truetype);
  const words = texts.flatMap((text) => text.split(/\s+/));
  const parts = words.flatMap((word) =>
    [...word].flatMap((_, at, letters) => [letters.slice(0, at + 1).join(''), letters.slice(at).join('')]),
  );
  const glyphs = shapedGlyphs(full, [...texts, ...words, ...parts]);

  const wasm = await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm);
  const lib = instance.exports as Subsetter;
  lib._initialize();
  const heap = () => new Uint8Array(lib.memory.buffer);
  const pointer = lib.malloc(truetype.byteLength);
  heap().set(truetype, pointer);
  const blob = lib.hb_blob_create(pointer, truetype.byteLength, MEMORY_MODE_WRITABLE, 0, 0);
  const subsetFace = lib.hb_face_create(blob, 0);
  const input = lib.hb_subset_input_create_or_fail();
  lib.hb_subset_input_set_flags(input, FLAG_NO_LAYOUT_CLOSURE);
  const unicodes = lib.hb_subset_input_unicode_set(input);
  for (const letter of new Set(texts.join(' '))) lib.hb_set_add(unicodes, letter.codePointAt(0) ?? 0);
  const glyphSet = lib.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) lib.hb_set_add(glyphSet, glyph);
  const subset = lib.hb_subset_or_fail(subsetFace, input);
  if (!subset) throw new Error('the font could not be cut');
  const result = lib.hb_face_reference_blob(subset);
  const offset = lib.hb_blob_get_data(result, 0);
  const bytes = Buffer.from(heap().slice(offset, offset + lib.hb_blob_get_length(result)));
  const different = shownDifferently(bytes, truetype, texts);
  if (different) throw new Error(`the cut font shows "${different}" differently`);
  return bytes;
}
