import { languages } from '@/content/languages';
import { commonAliases, getTemple, ruleAliases } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { textsIn } from '@/content/texts-in';
import { fold } from './fold';
import type { SearchEntry } from './search';

const isIndic = (word: string) => /[\u0900-\u0d7f]/.test(word);

const line = (words: readonly string[]) => ` ${[...new Set(words)].join(' ')} `;

/** The words of a name, and all of it as one word: Rathyatra is searched as often as Rath Yatra. */
const ofName = (name: string): string[] => [...fold(name), ...fold(name.replaceAll(' ', ''))];

/** Made on the server, so that the browser loads words and not whole temples. The same in each language. */
export function searchEntry({ id }: Pick<Temple, 'id'>): SearchEntry {
  const versions = languages.flatMap(({ code }) => getTemple(id, code) ?? []);
  const common = commonAliases.flatMap(fold);
  const names = versions.flatMap(({ title, devanagari, aliases, place, town, state, deity, guide }) =>
    [title, devanagari, guide.facts.ownName.text, ...aliases, place, town, state, deity].flatMap(ofName),
  );
  const texts = versions.flatMap(({ dham, direction, description, standfirst, story, ...temple }) => {
    const { travelInfo, tripPlanning, before, guide } = temple;
    const short = [dham && 'Char Dham', direction, description, standfirst, travelInfo, tripPlanning];
    // What nobody knows, and what to ask, is no answer.
    return textsIn([short, story, before, { ...guide.words, unknown: [], asks: [] }, ruleAliases]);
  });
  const words = texts.flatMap((text) => text.split(' '));
  return {
    id,
    names: line(names.filter((word) => !common.includes(word))),
    latin: line([...common, ...words.filter((word) => !isIndic(word)).flatMap(fold)]),
    indic: line([...common, ...words.filter(isIndic).flatMap(fold)]),
  };
}
