import { frames } from '../../content/holyheaven/frames';
import { pageErrors, siteErrors } from '../../content/holyheaven/page-errors';
import { quotes } from '../../content/holyheaven/quotes';
import { wordsIn } from '../../content/holyheaven/words';
import { type LanguageCode, languages, otherLanguages } from '../../content/languages';
import { templeFacts, templeNames, templesIn } from '../../content/temples';
import { textsIn } from '../../content/texts-in';

const devanagariIn = (texts: readonly string[]) =>
  texts.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []);

/** The Sanskrit verses. Their font has only what they need. */
const sanskritVerses = (): string[] => Object.values(quotes).flatMap(({ sanskrit }) => sanskrit);

/** The other Devanagari on English pages: the names of the temples and of Hindi. */
const devanagariNames = (): string[] => [
  ...templeFacts.map(({ devanagari }) => devanagari),
  ...languages.flatMap(({ code, name }) => (code === 'hi' ? name : [])),
];

/** The site's transliterations. The serif has their letters with marks. */
const transliterations = (): string[] =>
  Object.values(quotes).flatMap(({ transliteration }) => transliteration);

/** All texts under the key `title`, which may hold one or several. */
const titlesOf = (value: unknown): string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, each]) => (key === 'title' ? textsIn(each) : titlesOf(each)))
    : [];

/** All texts that may be headings in a language, and each temple's name in Devanagari. */
function headings(language: LanguageCode): string[] {
  const words = wordsIn(language);
  return [
    ...titlesOf(words),
    ...textsIn(words.templePage),
    ...words.numbers,
    words.donationPage.building,
    words.donationPage.direct,
    pageErrors[language].title,
    ...templesIn(language).flatMap(({ title, devanagari }) => [title, devanagari]),
  ];
}

/** The distinct Devanagari words of pages in languages other than English. */
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

/** The non-ASCII signs that every font has. */
export const signs = '\u00a0₹–—‘’“”…·×°→≤©−';

/** The letters with marks in transliterations. */
export const marked = () =>
  transliterations()
    .join('')
    .replace(/[ -~’]/g, '');

/** The Devanagari words for which each font in lib/fonts is used. */
export const devanagariWords = () => ({
  temple: devanagariIn(devanagariNames()),
  sanskrit: devanagariIn(sanskritVerses()),
  hindi: hindiWords(),
  'hindi-headline': devanagariIn(headings('hi')),
});

/** The Latin characters in Hindi headings, which have their own font. */
export const headlineLatin = () =>
  headings('hi')
    .join('')
    .replace(/[^ -~]/g, '');

/** The distinct syllables of words: a letter or conjunct with its marks, which a font shapes as a unit. */
export const syllablesOf = (words: readonly string[]): string[] =>
  [
    ...new Set(
      words.flatMap((word) => word.match(/(?:\p{L}\u093c?\u094d\u200d?)*\p{L}?[\p{M}\u200c\u200d]*/gu) ?? []),
    ),
  ]
    .filter(Boolean)
    .sort();
