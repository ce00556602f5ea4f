// Unicode lays out nine Indic scripts alike, from Devanagari (U+0900) to Malayalam (U+0D7F), in blocks of 128 letters.
// `~` takes away the `a` of the consonant before it, `M` is a nasal, `.` is silent, `_` stands between words.
const layout =
  `M M M h a a a i i u u ri li e e e ai o o o au ka ka ga ga na ca ca ja ja na ta ta da da na ta ta da da na na
  pa pa ba ba ma ya ra ra la la la va sa sa sa ha ~o ~o . . ~a ~i ~i ~u ~u ~ri ~ri ~e ~e ~e ~ai ~o ~o ~o ~au ~ ~e ~au
  om . . . . . . ~au ca ja ra _ da n la ya ri li ~li ~li _ _ 0 1 2 3 4 5 6 7 8 9`.split(/\s+/);

// Letters that only one script has, as runs of neighbours from a code point on.
const ownLetters = `955 ~e ~u ~u,970 _ . a o o au u u da ja ya ga ja . da ba,980 _,9ce t,9f0 ra va,9fc M _ .,
a70 M . a a om ~ya,af9 ja ~ . . . . .,b71 va,b83 .,bf0 10 100 1000,c04 M,c5c sri,c84 _,cdc sri,cf1 h h M,
d04 M,d3a ta ~ ~,d4e r _,d54 m y l,d58 _ _ _ _ _ _ _ i,d70 10 100 1000,d7a n n r l l k`;
const own = new Map(
  ownLetters.split(/,\s*/).flatMap((run) => {
    const [first = '', ...readings] = run.split(' ');
    return readings.map((reading, index) => [Number.parseInt(first, 16) + index, reading]);
  }),
);

function transliterate(letter: string): string {
  const code = letter.charCodeAt(0);
  const reading = own.get(code) ?? layout[code % 128] ?? '_';
  return reading.replace('.', '').replace('_', ' ');
}

/** A text in plain Latin letters, in lower case. */
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

// One spelling for all: Shiva and Siwa, Rameshwaram and Ramesvaram, teertham and tirtha, Bishnu and Vishnu.
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

/** The words of a text in any script, in plain Latin letters. */
export const tokenize = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A token in the one spelling that all spellings of it share. */
export const fold = (word: string): string =>
  spellings.reduce((result, [from, to]) => result.replace(from, to), word);

/** Without each `a` inside: people keep or drop the short one in Indian names, and many scripts omit it. */
export const withoutA = (words: string): string => words.replace(/\Ba/g, '');

/** Whether a text has letters of the nine scripts. */
export const isIndic = (text: string): boolean => /[\u0900-\u0d7f]/.test(text);

/** A folded word as it compares with running text: a long one without each `a` inside. */
export function inText(word: string): string {
  const short = withoutA(word);
  return short.length < 4 ? word : short;
}

/** Tamil writes k for g, t for d, p for b and s for j: words as they compare with a Tamil one. */
export const asInTamil = (words: string): string =>
  words.replace(/\bir/g, 'r').replace(/[gdbjc]/g, (letter) => 'ktpss'['gdbjc'.indexOf(letter)] ?? letter);

/** Whether two words differ by one letter too many, too few, wrong, or swapped with its neighbour. */
export function oneEditApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [a, b] = [one.slice(same), other.slice(same)];
  const swapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  // A letter between two that fold to one, as in Jaganbnath.
  const parted = a[1] === one[same - 1] && a.slice(2) === b;
  return swapped || parted || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
