import { fold } from './fold';

export const SEARCH_INDEX_PATH = '/temples.json';

/**
 * A temple's names, and the other words of its pages: folded, with a space on each side. Short words of two scripts can
 * fold alike by chance, such as the town of Leh and the Hindi for take, so those in Indic letters are kept apart.
 */
export type SearchEntry = { id: string; names: string; text: string; shortIndic: string };

let index: Promise<readonly SearchEntry[]> | undefined;

async function read(): Promise<readonly SearchEntry[]> {
  const response = await fetch(SEARCH_INDEX_PATH);
  if (!response.ok) throw new Error(`the search index answered ${response.status}`);
  return response.json();
}

/**
 * The words of all temples, loaded on the first call and cached.
 * @throws when loading fails. The next call tries again.
 */
export function searchIndex(): Promise<readonly SearchEntry[]> {
  index ??= read().catch((error) => {
    index = undefined;
    throw error;
  });
  return index;
}

// Pasting a whole page must not block a phone.
const LONGEST_QUERY = 80;

const beginsName = ({ names }: SearchEntry, word: string) => word.length > 2 && names.includes(` ${word}`);

/**
 * The temples that match every word of the query, in any of nine scripts and any usual spelling: as the start of a name
 * or a whole word of their texts. Keeps the given order; an empty query finds all.
 */
export function search(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const typed = query.slice(0, LONGEST_QUERY);
  if (!typed.trim()) return entries;
  const all = fold(typed);
  // Words that together form a name, such as Rath Yatra, mean many things separately.
  const joined = fold(typed.replaceAll(' ', '')).join('');
  const named = entries.filter((entry) => all.length > 1 && beginsName(entry, joined));
  if (named.length > 0) return named;
  // Single letters and years are ignored.
  const words = all.filter((word) => !/^(.a?|20\d\d)$/.test(word));
  const isIndic = /[\u0900-\u0d7f]/.test(typed);
  const has = (entry: SearchEntry) => (word: string) =>
    beginsName(entry, word) ||
    `${entry.names}${entry.text}${isIndic ? entry.shortIndic : ''}`.includes(` ${word} `);
  return entries.filter((entry) => words.length > 0 && words.every(has(entry)));
}
