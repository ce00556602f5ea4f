import {
  devanagariNames,
  headings,
  hindiWords,
  sanskritVerses,
  transliterations,
} from '../../content/holyheaven/devanagari';

/** What is not in ASCII and every face has. */
export const signs = '\u00a0₹–—‘’“”…·×°→←↗↓≥≤±©•−é';

/** The letters with marks of transliterations. */
export const marked = () =>
  transliterations()
    .join('')
    .replace(/[ -~’]/g, '');

const wordsIn = (texts: readonly string[]) =>
  texts.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []);

/** The words in Devanagari that each font of lib/fonts shows. */
export const devanagariWords = () => ({
  temple: wordsIn(devanagariNames()),
  sanskrit: wordsIn(sanskritVerses()),
  hindi: hindiWords(),
  'hindi-headline': wordsIn(headings('hi')),
});

/** The Latin of Hindi headings, which have a font of their own. */
export const headlineLatin = () =>
  headings('hi')
    .join('')
    .replace(/[^ -~]/g, '');

/** The syllables of words, once each: a letter or a conjunct with its marks, which a font shows as a whole. */
export const syllablesOf = (words: readonly string[]): string[] =>
  [
    ...new Set(
      words.flatMap((word) => word.match(/(?:\p{L}\u093c?\u094d\u200d?)*\p{L}?[\p{M}\u200c\u200d]*/gu) ?? []),
    ),
  ]
    .filter(Boolean)
    .sort();
