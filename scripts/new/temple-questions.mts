import { emblems } from '../../content/holyheaven/emblem';
import { quotes, templeVerses } from '../../content/holyheaven/quotes';
import { languages, mainLanguage } from '../../content/languages';
import { pictures } from '../../content/pictures';
import { templeFacts } from '../../content/temples';
import { firstWordsIn } from '../../content/temples/new';
import { type Answers, isSlug, oneOf, type Question } from './ask.mts';

const verses = [...quotes, ...templeVerses].map(({ id }) => id);

const capitalised = (slug = '') =>
  slug.replace(/(^|-)(.)/g, (_, gap, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);

const between = (low: number, high: number) => (answer: string) =>
  Number(answer) >= low && Number(answer) <= high ? undefined : `must be a number from ${low} to ${high}`;

const inDevanagari = (answer: string) =>
  /^[\p{Script=Devanagari}\s]+$/u.test(answer) ? undefined : 'must be written in Devanagari';

/** The questions about a temple's name and place in one language. */
function wordQuestions({ code, name }: (typeof languages)[number]): Question[] {
  const standardName = ({ slug, devanagari = '' }: Answers) =>
    firstWordsIn[code].name?.replace('{devanagari}', devanagari) ?? `${capitalised(slug)} Temple`;
  return [
    { name: `name-${code}`, text: `The temple’s name in ${name}`, standard: standardName },
    { name: `town-${code}`, text: `Its town or village in ${name}` },
    { name: `state-${code}`, text: `Its state in ${name}` },
    { name: `deity-${code}`, text: `The deity in ${name}` },
  ];
}

export const templeQuestions: readonly Question[] = [
  {
    name: 'slug',
    text: 'Short name in lower case, for the files (kedarnath)',
    wrong: (slug) =>
      templeFacts.some((temple) => temple.slug === slug) ? 'is that of another temple' : isSlug(slug),
  },
  { name: 'devanagari', text: 'The name in Devanagari, without “temple”', wrong: inDevanagari },
  ...languages.flatMap(wordQuestions),
  {
    name: 'direction',
    text: 'Where in India: north, east, south, west or centre',
    wrong: oneOf(Object.keys(firstWordsIn[mainLanguage].directions)),
  },
  { name: 'latitude', text: 'Latitude in degrees north (30.735)', wrong: between(6, 38) },
  { name: 'longitude', text: 'Longitude in degrees east (79.067)', wrong: between(68, 98) },
  { name: 'emblem', text: `Emblem: ${emblems.join(', ')}`, standard: () => 'lamp', wrong: oneOf(emblems) },
  { name: 'verse', text: `Verse: ${verses.join(', ')}`, standard: () => 'truth', wrong: oneOf(verses) },
  {
    name: 'picture',
    text: 'Picture of content/pictures.ts to show until it has its own',
    standard: () => 'holyheaven-hero',
    wrong: (name) => (name in pictures ? undefined : 'is not in content/pictures.ts'),
  },
];
