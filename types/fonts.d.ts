/** The part of fontverter 2 that the scripts use; it ships no types. */
declare module 'fontverter' {
  type Format = 'sfnt' | 'truetype' | 'woff' | 'woff2';

  const fontverter: {
    /** Rejects what is no font by its first bytes, unless `from` says what it is. */
    convert(font: Buffer, to: Format, from?: Format): Promise<Buffer>;
  };
  export = fontverter;
}

/** The part of subset-font 2 that the scripts use; it ships no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** OpenType features to keep, by their tags. Without it all are kept. */
    keepFeatures?: readonly string[];
    /** What is left of each axis: one value, or a range. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }

  function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
  export = subsetFont;
}
