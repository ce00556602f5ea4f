// Unicode lays out nine Indic scripts alike, from Devanagari (U+0900) to Malayalam (U+0D7F), in blocks of 128 letters.
// `~` removes the `a` of the preceding consonant, `M` is a nasal, `.` is silent, `_` separates words.
const layout =
  `M M M h a a a i i u u ri li e e e ai o o o au ka ka ga ga na ca ca ja ja na ta ta da da na ta ta da da na na
  pa pa ba ba ma ya ra ra la la la va sa sa sa ha ~o ~o . . ~a ~i ~i ~u ~u ~ri ~ri ~e ~e ~e ~ai ~o ~o ~o ~au ~ ~e ~au
  om . . . . . . ~au ca ja ra _ da n la ya ri li ~li ~li _ _ 0 1 2 3 4 5 6 7 8 9`.split(/\s+/);

/** Assamese, Gurmukhi, Odia, Tamil and Malayalam letters that differ from this layout. */
const exceptions: Readonly<Record<string, string>> = {
  ...{ ৎ: 't', ৰ: 'ra', ৱ: 'va', '\u0a70': 'M', '\u0a71': '.', ୱ: 'va', ஃ: '.' },
  ...{ ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l', ൿ: 'k' },
};

const transliterate = (letter: string): string =>
  (exceptions[letter] ?? layout[letter.charCodeAt(0) % 128] ?? '').replace('.', '').replace('_', ' ');

/** A text in plain lower-case Latin letters. */
const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0900-\u0d7f]/g, transliterate)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .replace(/a?~/g, '')
    .replace(/M(?![ac-ln-oq-z])/g, 'm')
    .replace(/M/g, 'n');

// Unifies spellings: Shiva and Siwa, Rameshwaram and Ramesvaram, teertham and tirtha, Badarinath and Badrinath.
const spellings: [RegExp, string][] = [
  [/^(.{3,}[^s])s$/, '$1'],
  [/x/g, 's'],
  [/ph|f/g, 'p'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/\Bh/g, ''],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/y/g, 'i'],
  [/(\D)\1+/g, '$1'],
  [/^(.{3,}?)(a|ama?)$/, '$1'],
];

function foldWord(word: string): string {
  const folded = spellings.reduce((result, [from, to]) => result.replace(from, to), word);
  // People keep or drop the short `a` in Indian names, and many scripts omit it.
  const short = folded.replace(/\Ba/g, '');
  return short.length < 3 ? folded : short;
}

/** The words of a text in any script, each reduced to one common spelling. */
export const fold = (text: string): string[] =>
  (normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(foldWord);
