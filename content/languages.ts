/**
 * The languages of the temple area; the company's pages are in English. The first has the plain addresses, and the
 * others are checked against it. A new language needs an entry here, a folder beside each `hi` in `content`, and a line
 * beside each `hi:`.
 */
export const languages = [
  { code: 'en', tag: 'en-IN', name: 'English' },
  { code: 'hi', tag: 'hi-IN', name: 'हिंदी' },
] as const satisfies readonly Language[];

type Language = {
  /** ISO 639-1. Addresses begin with it, except those of the main language. */
  code: string;
  /** BCP 47, for `lang` and hreflang. */
  tag: string;
  /** What its speakers call it. */
  name: string;
};

export type LanguageCode = (typeof languages)[number]['code'];

/** The language of the plain addresses. */
export const mainLanguage: LanguageCode = 'en';

/** The languages whose addresses begin with their code. */
export const otherLanguages = (): LanguageCode[] =>
  languages.map(({ code }) => code).filter((code) => code !== mainLanguage);

export const languageOf = (code: LanguageCode): Language =>
  languages.find((candidate) => candidate.code === code) ?? languages[0];

/**
 * The language with this code, by default the main language.
 * @throws if the code is not in the list.
 */
export function languageNamed(code?: string): LanguageCode {
  const language = languages.find((candidate) => candidate.code === (code ?? mainLanguage));
  if (!language) throw new Error(`content/languages.ts has no language ${code}`);
  return language.code;
}

/** The language of an address, from its first part. */
export const languageAt = (path: string): LanguageCode =>
  languages.find(({ code }) => code !== mainLanguage && path.startsWith(`/${code}/`))?.code ?? mainLanguage;

/** An address of the temple area without its language prefix, as in the main language. */
export const plainPath = (path: string): string =>
  languageAt(path) === mainLanguage ? path : path.slice(languageAt(path).length + 1);

/** The address of a temple-area page in a language, from its plain address. */
export const pathIn = (code: LanguageCode, path: string): string =>
  code === mainLanguage ? path : `/${code}${path}`;

/** The plain address of the temple area's home. */
export const TEMPLE_HOME = '/holyheaven';

export const templeHome = (code: LanguageCode): string => pathIn(code, TEMPLE_HOME);

/** Whether a text's first letter is in the script of Sanskrit and Hindi. */
export const inDevanagari = (text: string): boolean => /^\P{L}*\p{Script=Devanagari}/u.test(text);
