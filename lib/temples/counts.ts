import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { capitalised } from '@/content/number-words';
import { fill } from '@/lib/fill';

/** A sentence with `{count}` written as a word, where the language has one for it. */
export function countIn(language: LanguageCode, text: string, count: number): string {
  return capitalised(fill(text, { count: wordsIn(language).numbers[count] ?? count }));
}
