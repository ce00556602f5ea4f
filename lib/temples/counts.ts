import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { capitalised } from '@/content/number-words';
import type { Temple } from '@/content/temples/types';
import { fill } from '@/lib/text';

/** How many temples make the Char Dham. */
export const DHAMS = 4;

/** How many of the four dhams are described here. */
export const dhamsIn = (temples: readonly Temple[]): number => temples.filter(({ dham }) => dham).length;

/** A sentence with `{count}` written as a word, where the language has one for it. */
export function countIn(language: LanguageCode, text: string, count: number): string {
  return capitalised(fill(text, { count: wordsIn(language).numbers[count] ?? count }));
}
