/** The part of fontverter 2 that the scripts use; it ships no types. */
declare module 'fontverter' {
  type Format = 'sfnt' | 'truetype' | 'woff' | 'woff2';

  const fontverter: {
    /** Rejects what is no font by its first bytes, unless `from` says what it is. */
    convert(font: Buffer, to: Format, from?: Format): Promise<Buffer>;
  };
  export = fontverter;
}
