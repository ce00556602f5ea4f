// Unicode lays out nine writing systems alike, from Devanagari (U+0900) to Malayalam (U+0D7F), in blocks of 128
// letters. So one table reads them all. A dot stands for nothing.
const vowels = '. M M h a a a i i u u ri l e e e ai o o o au'.split(' ');
const consonants = 'k k g g n c c j j n t t d d n t t d d n n p p b b m y r r l l l v s s s h'.split(' ');
const vowelSigns = '. . . . a i i u u ri ri e e e ai o o o au .'.split(' ');

/** One Indian letter. A consonant has its own `a`; `~` in front of a sign takes that away. */
function latinLetter(letter: string): string {
  const place = letter.charCodeAt(0) % 128;
  const sign = vowelSigns[place - 0x3a]?.replace('.', '');
  if (place < 0x15) return vowels[place] ?? '';
  if (place < 0x3a) return `${consonants[place - 0x15]}a`;
  // The dot below a letter and the mark of a swallowed a change nothing here.
  if (place === 0x3c || place === 0x3d) return '';
  if (sign !== undefined) return `~${sign}`;
  if (place >= 0x66 && place <= 0x6f) return String(place - 0x66);
  // Odia has a second va, and Gurmukhi a second sign for a nasal.
  return { 80: 'om', 112: 'M', 113: 'va' }[place] ?? ' ';
}

/** A text in Latin letters without accents, in lower case. */
const latin = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]|\u200c|\u200d/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0900-\u0d7f]/g, latinLetter)
    .replace(/a?~/g, '')
    .replace(/M(?![a-ln-oq-z])/g, 'm')
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

/** The words of a text in any writing system, in plain Latin letters. */
export const plainWords = (text: string): string[] => latin(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A plain word in the one spelling that all spellings of it share. */
export const foldWord = (word: string): string =>
  spellings.reduce((result, [from, to]) => result.replace(from, to), word);

/** Without each `a` inside: people keep or drop the short one in Indian names, and many writing systems omit it. */
export const withoutA = (words: string): string => words.replace(/\Ba/g, '');

/** Tamil writes k for g, t for d, p for b and s for j: words as they compare with a Tamil one. */
export const asInTamil = (words: string): string =>
  words.replace(/\bir/g, 'r').replace(/[gdbjc]/g, (letter) => 'ktpss'['gdbjc'.indexOf(letter)] ?? letter);

/** Whether two words differ by one letter too many, too few, wrong, or swapped with its neighbour. */
export function oneLetterApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [a, b] = [one.slice(same), other.slice(same)];
  const swapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  // A letter between two that fold to one, as in Jaganbnath.
  const parted = a[1] === one[same - 1] && a.slice(2) === b;
  return swapped || parted || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
