import { type LanguageCode, languages, otherLanguages } from '../languages';
import { templeFacts, templeNames, templesIn } from '../temples';
import { frames } from './frames';
import { pageErrors, siteErrors } from './page-errors';
import { quotes, templeVerses } from './quotes';
import { wordsIn } from './words';

/** The verses in Sanskrit: their font holds only these characters. */
export const sanskritVerses = (): string[] =>
  [...quotes, ...templeVerses].flatMap(({ text }) => text.sanskrit);

/** What else is in Devanagari on the English pages: the temples' names and that of Hindi. */
export const devanagariNames = (): string[] => [
  ...templeFacts.map(({ devanagari }) => devanagari),
  ...languages.flatMap(({ code, name }) => (code === 'hi' ? name : [])),
];

/** Every transliteration of the site: the serif holds their letters with marks. */
export const transliterations = (): string[] =>
  [...quotes, ...templeVerses].flatMap(({ text }) => text.transliteration);

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
};

/** Every text under a key `title`, whether it is one or has several. */
const titlesOf = (value: unknown): string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, each]) => (key === 'title' ? textsOf(each) : titlesOf(each)))
    : [];

/** What may be a heading of a page in a language, and each temple's name in Devanagari. */
export function headings(language: LanguageCode): string[] {
  const words = wordsIn(language);
  return [
    ...titlesOf(words),
    ...textsOf(words.templePage),
    ...words.numbers,
    words.planSheet.chooseDay,
    words.donationPage.building,
    words.donationPage.direct,
    pageErrors[language].title,
    ...templesIn(language).flatMap(({ title, devanagari }) => [title, devanagari]),
  ];
}

/** Every word in Devanagari that a page in another language than English may show, once. */
export function hindiWords(): string[] {
  const texts = textsOf(
    otherLanguages().map((code) => [
      wordsIn(code),
      templesIn(code),
      templeNames[code],
      frames[code],
      pageErrors[code],
      siteErrors[code],
    ]),
  );
  return [
    ...new Set(
      [...texts, ...sanskritVerses(), ...devanagariNames()].flatMap(
        (text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [],
      ),
    ),
  ];
}
