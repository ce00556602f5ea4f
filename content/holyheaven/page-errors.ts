import { pageError, siteError, type Translated } from '../errors';
import type { LanguageCode } from '../languages';
import { pageErrorHi, siteErrorHi } from './hi/errors';

/** What stands in for a page that failed, in each language. Apart from the other words, since every page loads it. */
export const pageErrors: Readonly<Record<LanguageCode, Translated<typeof pageError>>> = {
  en: pageError,
  hi: pageErrorHi,
};

/** For a failure of the frame itself, in each language. */
export const siteErrors: Readonly<Record<LanguageCode, Translated<typeof siteError>>> = {
  en: siteError,
  hi: siteErrorHi,
};
