import { pageError } from '../errors';
import type { LanguageCode } from '../languages';
import { pageErrorHi } from './hi/errors';

/** What stands in for a page that failed, in each language. Apart from the other words, since every page loads it. */
export const pageErrors: Readonly<Record<LanguageCode, Readonly<Record<keyof typeof pageError, string>>>> = {
  en: pageError,
  hi: pageErrorHi,
};
