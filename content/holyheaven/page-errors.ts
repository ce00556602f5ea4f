import { pageError, type Said, siteError } from '../errors';
import type { LanguageCode } from '../languages';
import { pageErrorHi, siteErrorHi } from './hi/errors';

/** What stands in for a page that failed, in each language. Apart from the other words, since every page loads it. */
export const pageErrors: Readonly<Record<LanguageCode, Said<typeof pageError>>> = {
  en: pageError,
  hi: pageErrorHi,
};

/** For a failure of the frame itself, in each language. */
export const siteErrors: Readonly<Record<LanguageCode, Said<typeof siteError>>> = {
  en: siteError,
  hi: siteErrorHi,
};
