import type { SearchEntry } from './search';

export const SEARCH_INDEX_PATH = '/temples.json';

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
