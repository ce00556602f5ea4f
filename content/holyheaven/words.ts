import type { LanguageCode } from '@/content/languages';
import { unbroken } from '../unbroken';
import * as english from './en';
import * as hindi from './hi';

/** The same shape as a value, with any string for each string. */
type Translation<Original> = Original extends string
  ? string
  : { readonly [Key in keyof Original]: Translation<Original[Key]> };

/**
 * The words of the temple area in one language. All are plain data: components fill in the `{placeholders}` and send
 * the browser only what it needs.
 */
export type Words = Translation<typeof english>;

export const words: Readonly<Record<LanguageCode, Words>> = {
  en: unbroken<Words>(english),
  hi: unbroken<Words>(hindi),
};

/** For server components only, since it holds every language. */
export const wordsIn = (language: LanguageCode): Words => words[language];
