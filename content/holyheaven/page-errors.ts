import { pageError, siteError, type Translated } from '../errors';
import type { LanguageCode } from '../languages';
import { pageErrorHi, siteErrorHi } from './hi/errors';

/** The error screen's words in each language. Separate from the other words, since every page loads them. */
export const pageErrors: Readonly<Record<LanguageCode, Translated<typeof pageError>>> = {
  en: pageError,
  hi: pageErrorHi,
};

/** For when the frame itself fails, in each language. */
export const siteErrors: Readonly<Record<LanguageCode, Translated<typeof siteError>>> = {
  en: siteError,
  hi: siteErrorHi,
};
