import { frames } from '../../content/holyheaven/frames';
import { pageErrors, siteErrors } from '../../content/holyheaven/page-errors';
import { quotes } from '../../content/holyheaven/quotes';
import { wordsIn } from '../../content/holyheaven/words';
import { type LanguageCode, languages, otherLanguages } from '../../content/languages';
import { templeFacts, templeNames, templesIn } from '../../content/temples';
import { textsIn } from '../../content/texts-in';

const devanagariIn = (texts: readonly string[]) =>
  texts.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []);

/** The verses in Sanskrit: their font holds only these characters. */
const sanskritVerses = (): string[] => Object.values(quotes).flatMap(({ sanskrit }) => sanskrit);

/** What else is in Devanagari on the English pages: the temples' names and that of Hindi. */
const devanagariNames = (): string[] => [
  ...templeFacts.map(({ devanagari }) => devanagari),
  ...languages.flatMap(({ code, name }) => (code === 'hi' ? name : [])),
];

/** Every transliteration of the site: the serif holds their letters with marks. */
const transliterations = (): string[] =>
  Object.values(quotes).flatMap(({ transliteration }) => transliteration);

/** Every text under a key `title`, whether it is one or has several. */
const titlesOf = (value: unknown): string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, each]) => (key === 'title' ? textsIn(each) : titlesOf(each)))
    : [];

/** What may be a heading of a page in a language, and each temple's name in Devanagari. */
function headings(language: LanguageCode): string[] {
  const words = wordsIn(language);
  return [
    ...titlesOf(words),
    ...textsIn(words.templePage),
    ...words.numbers,
    words.planSheet.chooseDay,
    words.donationPage.building,
    words.donationPage.direct,
    pageErrors[language].title,
    ...templesIn(language).flatMap(({ title, devanagari }) => [title, devanagari]),
  ];
}

/** Every word in Devanagari that a page in another language than English may show, once. */
function hindiWords(): string[] {
  const texts = textsIn(
    otherLanguages().map((code) => [
      wordsIn(code),
      templesIn(code),
      templeNames[code],
      frames[code],
      pageErrors[code],
      siteErrors[code],
    ]),
  );
  return [...new Set(devanagariIn([...texts, ...sanskritVerses(), ...devanagariNames()]))];
}

/** What is not in ASCII and every face has. */
export const signs = '\u00a0₹–—‘’“”…·×°→←↗↓≥≤±©•−é';

/** The letters with marks of transliterations. */
export const marked = () =>
  transliterations()
    .join('')
    .replace(/[ -~’]/g, '');

/** The words in Devanagari that each font of lib/fonts shows. */
export const devanagariWords = () => ({
  temple: devanagariIn(devanagariNames()),
  sanskrit: devanagariIn(sanskritVerses()),
  hindi: hindiWords(),
  'hindi-headline': devanagariIn(headings('hi')),
});

/** The Latin of Hindi headings, which have a font of their own. */
export const headlineLatin = () =>
  headings('hi')
    .join('')
    .replace(/[^ -~]/g, '');

/** The syllables of words, once each: a letter or a conjunct with its marks, which a font shows as a whole. */
export const syllablesOf = (words: readonly string[]): string[] =>
  [
    ...new Set(
      words.flatMap((word) => word.match(/(?:\p{L}\u093c?\u094d\u200d?)*\p{L}?[\p{M}\u200c\u200d]*/gu) ?? []),
    ),
  ]
    .filter(Boolean)
    .sort();
