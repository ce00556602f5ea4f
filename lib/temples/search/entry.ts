import { languages } from '@/content/languages';
import { commonAliases, getTemple, ruleAliases } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { fold, tokenize, withoutA } from './fold';
import type { PackedEntries } from './page';
import type { SearchEntry } from './search';

const foldWords = (text: string): string[] => tokenize(text).map(fold);

function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

/** The words of names, and each two neighbours as one word: Rathyatra is searched as often as Rath Yatra. */
const ofNames = (value: unknown): string[] =>
  allTexts(value).flatMap((name) => {
    // Shorter words join to anything.
    const joined = tokenize(name).flatMap((word, index, words) => {
      const before = words[index - 1] ?? '';
      return before.length > 2 && word.length > 2 ? fold(before + word) : [];
    });
    return [...foldWords(name), ...joined];
  });

/** The words that no earlier kind has, with a space on each side. */
function kinds<const Lists extends string[][]>(...lists: Lists): { [Kind in keyof Lists]: string } {
  const seen = new Set<string>();
  const line = (list: string[]) => {
    const fresh = [...new Set(list)].filter((word) => !seen.has(word));
    for (const word of fresh) seen.add(word);
    return ` ${fresh.join(' ')} `;
  };
  return lists.map(line) as { [Kind in keyof Lists]: string };
}

/** Of a long word of the text, the search compares only this (search.ts). */
const shortened = (word: string) => (withoutA(word).length < 4 ? word : withoutA(word));

/** Made on the server, so that the browser loads words and not whole temples. The same in each language. */
export function searchEntry({ id }: Pick<Temple, 'id'>): SearchEntry {
  const versions = languages.flatMap(({ code }) => getTemple(id, code) ?? []);
  const of = (pick: (temple: Temple) => unknown) => versions.map(pick);
  const names = of(({ title, devanagari, place, town, guide }) => [
    [title, devanagari, guide.facts.ownName.text, place, town],
  ]);
  const own = of(({ aliases, state, deity, direction }) => [aliases, state, deity, direction]);
  const places = of(({ guide: { words, facts } }) => [
    Object.values(words.events).map(({ name }) => name),
    words.seats,
    facts.stages.map(({ via }) => via),
  ]);
  const texts = of(({ description, standfirst, story, travelInfo, tripPlanning, before, guide, facts }) => [
    [description, standfirst, story, travelInfo, tripPlanning, before, guide.words, facts],
    guide.facts.rules.map(({ topic }) => ruleAliases[topic]),
  ]);
  return {
    id,
    words: kinds(
      ofNames(names),
      ofNames(own),
      ofNames(places),
      foldWords(commonAliases.join(' ')),
      foldWords(allTexts(texts).join(' ')).map(shortened),
    ),
  };
}

/** The entries as they are sent: each word of the texts once, under the ids of the temples that have it. */
export function packed(entries: readonly SearchEntry[]): PackedEntries {
  const ids = new Map<string, string>();
  for (const { id, words } of entries)
    for (const word of words[4].trim().split(' ')) ids.set(word, `${ids.get(word) ?? ''} ${id}`);
  const texts: Record<string, string> = {};
  for (const [word, key] of [...ids].sort()) texts[key] = `${texts[key] ?? ' '}${word} `;
  return {
    texts,
    entries: entries.map(({ id, words: [names, own, places, common] }) => ({
      id,
      words: [names, own, places, common],
    })),
  };
}
