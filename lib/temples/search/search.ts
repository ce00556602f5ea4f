import { fold } from './fold';

export const SEARCH_INDEX_PATH = '/temples.json';

/**
 * What a temple is called, and the other words of its pages: folded, with a space on each side. Short words of two scripts
 * fold alike by chance, as the town of Leh and the Hindi for take, so those in Indic letters stand apart.
 */
export type SearchEntry = { id: string; names: string; text: string; shortIndic: string };

let index: Promise<readonly SearchEntry[]> | undefined;

async function read(): Promise<readonly SearchEntry[]> {
  const response = await fetch(SEARCH_INDEX_PATH);
  if (!response.ok) throw new Error(`the search index answered ${response.status}`);
  return response.json();
}

/**
 * The words of all temples, loaded at the first call and kept.
 * @throws when loading fails; the next call tries again.
 */
export function searchIndex(): Promise<readonly SearchEntry[]> {
  index ??= read().catch((error) => {
    index = undefined;
    throw error;
  });
  return index;
}

// A pasted page must not keep a phone busy.
const LONGEST_QUERY = 80;

const beginsName = ({ names }: SearchEntry, word: string) => word.length > 2 && names.includes(` ${word}`);

/**
 * The temples that have every word of the query, in any of nine scripts and any usual spelling, as names or whole in
 * their texts. Each temple comes in the order given; an empty query finds all.
 */
export function search(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const typed = query.slice(0, LONGEST_QUERY);
  if (!typed.trim()) return entries;
  const all = fold(typed);
  // Words that are one name together, as Rath Yatra, mean many things apart.
  const joined = fold(typed.replaceAll(' ', '')).join('');
  const named = entries.filter((entry) => all.length > 1 && beginsName(entry, joined));
  if (named.length > 0) return named;
  // A single letter says nothing, and a year is not what is looked for.
  const words = all.filter((word) => !/^(.a?|20\d\d)$/.test(word));
  const isIndic = /[\u0900-\u0d7f]/.test(typed);
  const has = (entry: SearchEntry) => (word: string) =>
    beginsName(entry, word) ||
    `${entry.names}${entry.text}${isIndic ? entry.shortIndic : ''}`.includes(` ${word} `);
  return entries.filter((entry) => words.length > 0 && words.every(has(entry)));
}
