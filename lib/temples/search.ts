import type { Temple } from '@/content/temples/types';

/** What the search knows of one temple. `names` and `words` hold folded words with a space on each side. */
export type SearchEntry = Pick<Temple, 'id' | 'title' | 'state'> & { names: string; words: string };

// One spelling for all: Shiva and Siva, Rameshwaram and Ramesvaram, teertham and tirtham, Jagannatha and Jaganath.
const spellings: [RegExp, string][] = [
  [/sh/g, 's'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
];

function foldWord(word: string): string {
  const folded = spellings.reduce((result, [from, to]) => result.replace(from, to), word);
  // The plural's s, and the short a that Hindi drops at the end of a Sanskrit name.
  return folded.length > 4 ? folded.replace(/[as]$/, '') : folded;
}

/** The words of a text in lower case, without accents, in one spelling. */
export function foldWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(foldWord);
}

function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

const padded = (value: unknown) => ` ${[...new Set(foldWords(allTexts(value).join(' ')))].join(' ')} `;

/** Made on the server, so that the browser loads words and not whole temples. */
export function searchEntry(temple: Temple): SearchEntry {
  const { id, title, devanagari, town, state, deity, aliases } = temple;
  const { direction, place, description, standfirst, story, facts, travelInfo, tripPlanning } = temple;
  const { tips, guide } = temple;
  return {
    id,
    title,
    state,
    names: padded([title, devanagari, town, state, deity, aliases]),
    words: padded([
      [direction, place, description, standfirst, story, facts, travelInfo, tripPlanning],
      [tips, guide.words],
    ]),
  };
}

/** The temples that have every word of the query; of a name its beginning is enough. An empty query finds all. */
export function search(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const wanted = foldWords(query);
  return entries.filter(({ names, words }) =>
    wanted.every((word) => names.includes(` ${word}`) || words.includes(` ${word} `)),
  );
}
