import type { SearchEntry } from './search';

export const SEARCH_INDEX = '/temples.json';

let index: Promise<readonly SearchEntry[]> | undefined;

async function read(): Promise<readonly SearchEntry[]> {
  const response = await fetch(SEARCH_INDEX);
  if (!response.ok) throw new Error(`the search index answered ${response.status}`);
  return response.json();
}

/**
 * The words of all temples, loaded at the first call and kept.
 * @throws when loading fails; the next call tries again.
 */
export function searchIndex(): Promise<readonly SearchEntry[]> {
  index ??= read().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}
