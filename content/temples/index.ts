import { type LanguageCode, mainLanguage, pathIn } from '../languages';
import { unbroken } from '../unbroken';
import { badrinath } from './badrinath';
import { english } from './en';
import { hindi, hindiNames } from './hi';
import { jagannath } from './jagannath';
import { rameshwaram } from './rameshwaram';
import { withTimes } from './times';
import type { Temple, TempleFacts, TempleWords } from './types';

/** Every temple, in listing order. A new one needs a file, one of words per language, and lines here and in ids.mjs. */
export const templeFacts: readonly TempleFacts[] = [badrinath, jagannath, rameshwaram];

export const templeWords: Readonly<Record<LanguageCode, Readonly<Record<string, TempleWords>>>> = {
  en: english,
  hi: hindi,
};

/** Names in the facts, such as stations and newspapers, that a language writes differently. */
export const templeNames: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>> = {
  hi: hindiNames,
};

/** What people call any temple, or add to its name. For the search only. */
export const commonAliases = [
  ...(['Temple', 'Mandir', 'Kovil', 'Koyil', 'Dham', 'Shri', 'Lord', 'Ji'] as const),
  ...(['Jai', 'Om', 'Bhagwan', 'Prabhu', 'Mahaprabhu', 'Swami', 'Arulmigu'] as const),
  ...(['Timings', 'Opening time', 'Hours', 'How to reach', 'Visit', 'Tour', 'समय', 'कैसे पहुँचें'] as const),
];

/** How people ask about the rules at the door. For the search only. */
export const ruleAliases =
  'phone mobile camera photo photography allowed permitted banned foreigners dress code clothes मोबाइल अनुमति मना प्रतिबंध';

/** A name in the facts as written in a language. */
export const nameIn = (language: LanguageCode, name: string): string => templeNames[language]?.[name] ?? name;

/**
 * A temple with its words in one language.
 * @throws if the language has no words for it.
 */
function templeWith(facts: TempleFacts, language: LanguageCode): Temple {
  const written = templeWords[language][facts.slug];
  if (!written) throw new Error(`content/temples/${language} has no words for ${facts.slug}`);
  const words = unbroken(withTimes(written, facts.guide, language));
  return {
    ...facts,
    ...words,
    language,
    donationLink: pathIn(language, `/holyheaven/donation/${facts.id}`),
    tripLink: pathIn(language, `/holyheaven/plan-trips/${facts.id}`),
    guide: { facts: facts.guide, words: words.guide, language },
  };
}

const cache: Partial<Record<LanguageCode, readonly Temple[]>> = {};

export function templesIn(language: LanguageCode): readonly Temple[] {
  cache[language] ??= templeFacts.map((facts) => templeWith(facts, language));
  return cache[language];
}

/** Every temple in English, the language of the company's pages. */
export const temples = templesIn(mainLanguage);

/** The temple with exactly this id, or nothing. */
export const getTemple = (id: string, language: LanguageCode = mainLanguage): Temple | undefined =>
  templesIn(language).find((temple) => temple.id === id);

export const templePath = ({ id, language }: Pick<Temple, 'id' | 'language'>): string =>
  pathIn(language, `/holyheaven/${id}`);

/** Stands for every unknown id: next.config.mjs rewrites those to its page. */
export const UNKNOWN_ID = 'unknown';

/** What each temple route prerenders: every temple, and one page for all other ids. */
export function templeParams(): { templeId: string }[] {
  return [...templeFacts.map(({ id }) => ({ templeId: id })), { templeId: UNKNOWN_ID }];
}
