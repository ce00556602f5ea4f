import { wordsIn } from '@/content/holyheaven/words';
import { languages } from '@/content/languages';
import { commonAliases, getTemple, ruleAliases, templeWords } from '@/content/temples';
import { holds } from '@/content/temples/holds';
import type { Temple } from '@/content/temples/types';
import { textsIn } from '@/content/texts-in';
import { fold } from './fold';
import type { SearchEntry } from './search';

const isIndic = (word: string) => /[\u0900-\u0d7f]/.test(word);

const line = (words: readonly string[]) => ` ${[...new Set(words)].join(' ')} `;

/** The words of a name, and the whole name as one word: people search for Rathyatra as often as for Rath Yatra. */
const ofName = (name: string): string[] => [...fold(name), ...fold(name.replaceAll(' ', ''))];

/** The names of the good months to visit. */
const monthsToGo = ({ guide: { facts }, language }: Temple) =>
  wordsIn(language).speech.months.filter((_, month) => {
    const day = `${String(month + 1).padStart(2, '0')}-15`;
    return facts.year.some((band) => (band.kind === 'best' || band.kind === 'good') && holds(day, band));
  });

/** Made on the server, so that the browser loads words instead of whole temples. The same for all languages. */
export function searchEntry({ id, slug }: Pick<Temple, 'id' | 'slug'>): SearchEntry {
  const common = commonAliases.flatMap(fold);
  const inAll = languages.flatMap(({ code }) => getTemple(id, code) ?? []);
  const names = inAll
    .flatMap(({ title, devanagari, dham, aliases, place, town, state, deity, guide }) => [
      ...[title, devanagari, guide.facts.ownName.text, ...aliases, place, town, state, deity],
      // As one word, since Char alone folds to car.
      ...(dham ? ['Chardham'] : []),
    ])
    .flatMap(ofName)
    .filter((word) => !common.includes(word));
  const words = [
    ...languages.flatMap(({ code }) => [
      ...textsIn(templeWords[code][slug]),
      ...Object.values(wordsIn(code).templePage.before),
    ]),
    ...inAll.flatMap(monthsToGo),
    ruleAliases,
  ].flatMap(
    // Drops placeholders for times, which are in braces.
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
