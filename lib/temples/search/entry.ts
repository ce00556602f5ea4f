import { languages } from '@/content/languages';
import { commonAliases, getTemple, ruleAliases } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { textsIn } from '@/content/texts-in';
import { fold, inText, isIndic, tokenize, withoutA } from './fold';
import type { SearchEntry } from './search';

const foldWords = (text: string): string[] => tokenize(text).map(fold);

const common = foldWords(commonAliases.join(' '));
const commonBare = common.map(withoutA);

/** The words of names, except those that any temple has. */
const ofNames = (value: unknown): string[] =>
  foldWords(textsIn(value).join(' ')).filter((word) => !commonBare.includes(withoutA(word)));

/** Each two neighbours as one word: Rathyatra is searched as often as Rath Yatra. */
const joined = (value: unknown): string[] =>
  textsIn(value).flatMap((name) =>
    tokenize(name).flatMap((word, index, words) => {
      const before = words[index - 1] ?? '';
      // Shorter words join to anything.
      return before.length > 2 && word.length > 2 ? fold(before + word) : [];
    }),
  );

/** The words of each list that no earlier one has, with a space on each side. */
function distinct(lists: Record<keyof SearchEntry['words'], string[]>): SearchEntry['words'] {
  const seen = new Set<string>();
  const line = (list: string[]) => {
    const fresh = [...new Set(list)].filter((word) => !seen.has(word));
    for (const word of fresh) seen.add(word);
    return ` ${fresh.join(' ')} `;
  };
  const lines = Object.entries(lists).map(([kind, list]) => [kind, line(list)]);
  return Object.fromEntries(lines);
}

/** The words of running text and, apart, its short ones in Indic letters. Times, prices and years are not looked for. */
function ofTexts(value: unknown): Record<'text' | 'shortIndic', string[]> {
  const [text, shortIndic]: [string[], string[]] = [[], []];
  for (const typed of textsIn(value).join(' ').split(' '))
    for (const word of foldWords(typed).filter((folded) => !/\d/.test(folded) || /^\d{2,3}$/.test(typed)))
      (isIndic(typed) && inText(word) === word ? shortIndic : text).push(inText(word));
  return { text, shortIndic };
}

/** Made on the server, so that the browser loads words and not whole temples. The same in each language. */
export function searchEntry({ id }: Pick<Temple, 'id'>): SearchEntry {
  const versions = languages.flatMap(({ code }) => getTemple(id, code) ?? []);
  const of = (pick: (temple: Temple) => unknown) => versions.map(pick);
  const names = of(({ title, devanagari, place, town, guide }) => [
    title,
    devanagari,
    guide.facts.ownName.text,
    place,
    town,
  ]);
  const own = of(({ aliases, state, deity }) => [aliases, state, deity]);
  // Only joined: by itself, Char folds to car.
  const charDham = of(({ dham }) => dham && 'Char Dham');
  const places = of(({ direction, guide: { words } }) => [
    direction,
    Object.values(words.events).map(({ name }) => name),
  ]);
  // What nobody knows, and what to ask, is no answer.
  const texts = of(({ description, standfirst, story, travelInfo, tripPlanning, before, guide }) => [
    [description, standfirst, story, travelInfo, tripPlanning, before],
    { ...guide.words, unknown: [], asks: [] },
    ruleAliases,
  ]);
  return {
    id,
    words: distinct({
      names: [...ofNames(names), ...joined(names)],
      own: [...ofNames(own), ...joined([own, charDham])],
      places: ofNames(places),
      common,
      ...ofTexts(texts),
    }),
  };
}

/** All entries as they are sent: words that the same temples have stand together, so that they compress. */
export function searchEntries(temples: readonly Temple[]): SearchEntry[] {
  const entries = temples.map(searchEntry);
  const owners = (word: string) => entries.map(({ words }) => words.text.includes(` ${word} `)).join();
  const grouped = (list: string) =>
    list
      .trim()
      .split(' ')
      .sort((one, other) => owners(one).localeCompare(owners(other)) || one.localeCompare(other));
  return entries.map(({ id, words }) => ({
    id,
    words: { ...words, text: ` ${grouped(words.text).join(' ')} ` },
  }));
}
