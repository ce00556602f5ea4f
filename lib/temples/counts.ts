import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { capitalised } from '@/content/number-words';
import type { Temple } from '@/content/temples/types';
import { fill } from '@/lib/text';

/** How many temples make the Char Dham. */
export const DHAMS = 4;

/** `Three of the four dhams`, or the text for all four. */
export function dhamsTold(language: LanguageCode, temples: readonly Temple[]): string {
  const dhams = temples.filter(({ dham }) => dham).length;
  return countIn(language, wordsIn(language).listing.title[dhams === DHAMS ? 'all' : 'some'], dhams);
}

/** Fills in `{count}`, as a word if the language has one for it. */
export function countIn(language: LanguageCode, text: string, count: number): string {
  return capitalised(fill(text, { count: wordsIn(language).numbers[count] ?? count }));
}
