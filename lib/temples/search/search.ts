import type { Temple } from '@/content/temples/types';
import { asInTamil, foldWord, oneLetterApart, plainWords, withoutA } from './fold';

/** What the search knows of one temple: folded words with a space on each side, those that say most first. */
export type SearchEntry = Pick<Temple, 'id' | 'title' | 'state'> & {
  words: readonly [names: string, own: string, places: string, text: string];
};

// What a hit counts, by where it is and how well it fits.
const WEIGHTS = [27, 9, 3, 1];
const WHOLE = 4;
const BEGINNING = 3;
const NEARLY = 2;

// A pasted page must not keep a phone busy.
const LONGEST_QUERY = 80;
// In letters. What is shorter would find too much.
const SHORTEST = { beginning: 3, withoutA: 4, mistyped: 5, nearMistyped: 4, longerName: 5 };

/** A temple's words as they compare with the query's, and the same without each `a` inside. */
type Compared = { words: readonly string[]; bare: readonly string[] };

/** Whether these words have the word, or one that begins with it. */
function fitsAsWritten(word: string, shortest: number, words = ''): number {
  if (words.includes(` ${word} `)) return WHOLE;
  return word.length >= shortest && words.includes(` ${word}`) ? BEGINNING : 0;
}

/** Whether these words have the word with one letter wrong, or a name that it goes on from, as in Badrinathji. */
function fitsNearly(word: string, words: string, areNames: boolean): number {
  const near = (other: string) =>
    (Math.min(word.length, other.length) >= SHORTEST.nearMistyped && oneLetterApart(word, other)) ||
    (areNames && other.length >= SHORTEST.longerName && word.startsWith(other));
  return words.split(' ').some(near) ? NEARLY : 0;
}

/** A word's best hit in one temple. Of the running text, which comes last, only whole words count. */
function score(word: string, { words, bare }: Compared, nearly: boolean): number {
  const short = withoutA(word);
  const hits = words.map((list, place) => {
    const isText = place === words.length - 1;
    if (nearly) return isText ? 0 : fitsNearly(word, list, place < 2);
    const shortest = isText ? Number.POSITIVE_INFINITY : SHORTEST.beginning;
    const asWritten = fitsAsWritten(word, shortest, list);
    if (short.length < SHORTEST.withoutA) return asWritten;
    return Math.max(asWritten, fitsAsWritten(short, shortest, bare[place]));
  });
  return Math.max(...hits.map((hit, place) => hit * (WEIGHTS[place] ?? 0)));
}

/** A word's best hit in each temple, or that of the word joined to a neighbour. */
function scores(
  word: string,
  joined: readonly string[],
  temples: readonly Compared[],
  mayBeMistyped: boolean,
) {
  const exact = temples.map((temple) =>
    Math.max(...[word, ...joined].map((spelling) => score(spelling, temple, false))),
  );
  // A letter is wrong only in a word that no temple has.
  if (!mayBeMistyped || exact.some(Boolean)) return exact;
  return temples.map((temple) => score(word, temple, true));
}

/**
 * The temples that have every word of the query, the best first. Words may be in any writing system and order, joined
 * or apart, and those of five letters or more may have one letter wrong. An empty query finds all.
 */
export function search(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  if (!query.trim()) return entries;
  const compare = /[\u0b80-\u0bff]/.test(query) ? asInTamil : (words: string) => words;
  const temples = entries.map((entry) => {
    const words = entry.words.map(compare);
    return { words, bare: words.map(withoutA) };
  });
  const typed = plainWords(query.slice(0, LONGEST_QUERY));
  const fold = (word: string) => compare(foldWord(word));
  const byWord = typed.flatMap((word, index) => {
    const folded = fold(word);
    // A single letter says nothing, but may belong to its neighbour.
    if (withoutA(folded).length < 2 && !/\d/.test(word)) return [];
    const neighbours = [typed[index - 1], typed[index + 1]];
    const joined = neighbours.flatMap((other) => (other ? [fold(other + word), fold(word + other)] : []));
    return [scores(folded, joined, temples, word.length >= SHORTEST.mistyped)];
  });
  if (byWord.length === 0) return [];
  return entries
    .map((entry, index) => ({ entry, hits: byWord.map((hits) => hits[index] ?? 0) }))
    .filter(({ hits }) => hits.every(Boolean))
    .map(({ entry, hits }) => ({ entry, total: hits.reduce((sum, hit) => sum + hit) }))
    .sort((one, other) => other.total - one.total)
    .map(({ entry }) => entry);
}
