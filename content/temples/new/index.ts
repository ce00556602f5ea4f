import type { LanguageCode } from '@/content/languages';
import { firstWords } from './en';
import { firstWordsHi } from './hi';
import type { FirstWords } from './types';

/** What a new temple says in each language before anybody has written more. */
export const firstWordsIn: Readonly<Record<LanguageCode, FirstWords>> = { en: firstWords, hi: firstWordsHi };

/** Who says what nobody has checked yet. */
export const NOT_CHECKED = 'Not checked with any source';
