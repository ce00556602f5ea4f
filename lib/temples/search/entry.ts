import { languages } from '@/content/languages';
import { commonAliases, getTemple, ruleAliases, templeWords } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { textsIn } from '@/content/texts-in';
import { fold } from './fold';
import type { SearchEntry } from './search';

const isIndic = (word: string) => /[\u0900-\u0d7f]/.test(word);

const line = (words: readonly string[]) => ` ${[...new Set(words)].join(' ')} `;

/** The words of a name, and all of it as one word: Rathyatra is searched as often as Rath Yatra. */
const ofName = (name: string): string[] => [...fold(name), ...fold(name.replaceAll(' ', ''))];

/** Made on the server, so that the browser loads words and not whole temples. The same in each language. */
export function searchEntry({ id, slug }: Pick<Temple, 'id' | 'slug'>): SearchEntry {
  const common = commonAliases.flatMap(fold);
  const names = languages
    .flatMap(({ code }) => getTemple(id, code) ?? [])
    .flatMap(({ title, devanagari, dham, aliases, place, town, state, deity, guide }) => [
      ...[title, devanagari, guide.facts.ownName.text, ...aliases, place, town, state, deity],
      // In one word, since Char alone folds to car.
      ...(dham ? ['Chardham'] : []),
    ])
    .flatMap(ofName)
    .filter((word) => !common.includes(word));
  const words = [...languages.flatMap(({ code }) => textsIn(templeWords[code][slug])), ruleAliases].flatMap(
    // In braces stand the names of times.
    (text) => text.replace(/\{[^}]*\}/g, '').split(' '),
  );
  const latin = words.filter((word) => !isIndic(word)).flatMap(fold);
  const indic = words.filter(isIndic).flatMap(fold);
  const isShort = (word: string) => word.length < 4;
  return {
    id,
    names: line(names),
    text: line([...common, ...latin, ...indic.filter((word) => !isShort(word))]),
    shortIndic: line(indic.filter(isShort)),
  };
}
