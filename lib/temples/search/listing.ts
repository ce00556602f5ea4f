import type { NameWords, SearchEntry } from './search';

/** The address of the search index. */
export const SEARCH_INDEX_PATH = '/temples.json';

/** The entries without their texts, and the words of these under the ids of the temples that have them: `"1 3"`. */
export type PackedEntries = {
  entries: readonly { id: string; words: NameWords }[];
  texts: Readonly<Record<string, Readonly<Record<'text' | 'shortIndic', string>>>>;
};

let index: Promise<readonly SearchEntry[]> | undefined;

async function read(): Promise<readonly SearchEntry[]> {
  const response = await fetch(SEARCH_INDEX_PATH);
  if (!response.ok) throw new Error(`the search index answered ${response.status}`);
  const { entries, texts }: PackedEntries = await response.json();
  return entries.map(({ id, words }) => {
    const own = Object.keys(texts).filter((ids) => ids.split(' ').includes(id));
    const all = (kind: 'text' | 'shortIndic') => own.map((ids) => texts[ids]?.[kind]).join('');
    return { id, words: { ...words, text: all('text'), shortIndic: all('shortIndic') } };
  });
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

/**
 * Shows of a page's `[data-temple]` items only the found ones, the best first within each list; without `found`, all
 * of them in the order given.
 */
export function arrange(items: readonly HTMLElement[], found?: readonly { id: string }[]): void {
  const ranks = new Map(found?.map(({ id }, rank) => [id, rank]));
  const rankOf = ({ dataset }: HTMLElement) => ranks.get(dataset.temple ?? '') ?? ranks.size;
  for (const item of items) item.hidden = found !== undefined && rankOf(item) === ranks.size;
  const ranked = [...items].sort((one, other) => rankOf(one) - rankOf(other));
  for (const list of new Set(items.map(({ parentElement }) => parentElement))) {
    const own = ranked.filter((item) => item.parentElement === list);
    const now = [...(list?.children ?? [])];
    const places = own.map((item) => now.indexOf(item));
    // What moves loses the focus.
    if (places.some((place, index) => place < (places[index - 1] ?? 0))) list?.append(...own);
  }
}
