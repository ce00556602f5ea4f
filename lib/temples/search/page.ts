import { type LanguageCode, pathIn } from '@/content/languages';
import type { SearchEntry } from './search';

/** The address of a language's search index. */
export const searchIndexPath = (language: LanguageCode): string => pathIn(language, '/temples.json');

const indexes = new Map<LanguageCode, Promise<readonly SearchEntry[]>>();

async function read(language: LanguageCode): Promise<readonly SearchEntry[]> {
  const response = await fetch(searchIndexPath(language));
  if (!response.ok) throw new Error(`the search index answered ${response.status}`);
  return response.json();
}

/**
 * The words of all temples in a language, loaded at the first call and kept.
 * @throws when loading fails; the next call tries again.
 */
export function searchIndex(language: LanguageCode): Promise<readonly SearchEntry[]> {
  const index = indexes.get(language) ?? read(language);
  indexes.set(language, index);
  index.catch(() => indexes.delete(language));
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
