import { type LanguageCode, pathIn } from '../languages';
import type { PageEntry } from '../schemas';
import { shareIn } from '../share-pictures';
import { templesIn } from '../temples';
import { quotes } from './quotes';
import { wordsIn } from './words';

/** The temple home in a language, for the list of pages. */
export function templeHomePage(language: LanguageCode) {
  const { area, home, listing, principles, verses, ways } = wordsIn(language);
  const { name, title, description } = area;
  return {
    path: pathIn(language, '/holyheaven') as '/holyheaven',
    name,
    title,
    description,
    kind: 'CollectionPage',
    share: shareIn(language, 'holyheaven') as 'holyheaven',
    picture: 'badrinath',
    words: [
      home,
      listing,
      [quotes, verses],
      principles,
      ways,
      templesIn(language).map((temple) => [temple.title, temple.description]),
    ],
  } as const satisfies PageEntry;
}
