/** Keeps a figure with its unit, and the parts of a hyphenated word, on one line of a narrow table. */
export const unbroken = (text: string): string =>
  text.replace(/(?<=\d) (?=[a-z°%])/gi, '\u00a0').replace(/(?<=[a-z]-)(?=[a-z])/gi, '\u2060');
