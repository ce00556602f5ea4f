import { commonAliases } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { foldWord, plainWords } from './fold';
import type { SearchEntry } from './search';

const foldWords = (text: string): string[] => plainWords(text).map(foldWord);

function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

/** The words of names, and each two neighbours as one word: Rathyatra is searched as often as Rath Yatra. */
const ofNames = (value: unknown): string[] =>
  allTexts(value).flatMap((name) => {
    // Shorter words join to anything.
    const joined = plainWords(name).flatMap((word, index, words) => {
      const before = words[index - 1] ?? '';
      return before.length > 2 && word.length > 2 ? foldWord(before + word) : [];
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

/** Made on the server, so that the browser loads words and not whole temples. */
export function searchEntry(temple: Temple): SearchEntry {
  const { id, title, devanagari, place, town, state, deity, aliases, facts, guide } = temple;
  const { direction, description, standfirst, story, travelInfo, tripPlanning, before } = temple;
  const { events, seats } = guide.words;
  const { ownName, stages } = guide.facts;
  const texts = [description, standfirst, story, travelInfo, tripPlanning, before, guide.words, facts];
  const festivals = Object.values(events).map(({ name }) => name);
  return {
    id,
    title,
    state,
    words: kinds(
      ofNames([title, devanagari, ownName.text, place, town]),
      ofNames([aliases, state, deity, direction]),
      ofNames([festivals, seats, stages.map(({ via }) => via)]),
      foldWords(allTexts([texts, commonAliases]).join(' ')),
    ),
  };
}
