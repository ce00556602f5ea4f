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
  const loaded = indexes.get(language);
  if (loaded) return loaded;
  const index = read(language).catch((error: unknown) => {
    indexes.delete(language);
    throw error;
  });
  indexes.set(language, index);
  return index;
}
