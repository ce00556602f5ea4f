import { emblems } from '@/content/holyheaven/emblem';
import { frameNames } from '@/content/holyheaven/frame';
import { quotes, templeVerses } from '@/content/holyheaven/quotes';
import { mainLanguage } from '@/content/languages';
import { pictures } from '@/content/pictures';
import { translationProblems } from '@/content/translation';
import { guideProblems } from './guide/check';
import type { Temple, TempleWords } from './types';

/** Paths, such as `story[2]`, of all blank texts inside a value. */
function emptyTexts(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.trim() ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => emptyTexts(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => emptyTexts(item, path ? `${path}.${key}` : key));
}

// What must be there. Whoever checks the content may not have run the type check.
const fields: readonly (keyof Temple)[] = [
  ...(['id', 'image', 'donationLink', 'tripLink', 'icon', 'slug', 'poster', 'devanagari'] as const),
  ...(['aliases', 'verse', 'marked', 'title', 'description', 'travelInfo', 'tripPlanning'] as const),
  ...(['summary', 'direction', 'place', 'town', 'state', 'deity', 'standfirst'] as const),
  ...(['story', 'facts', 'tips', 'guide'] as const),
];

function valueProblems({ icon, frame = 'plain', verse, marked, devanagari }: Temple): string[] {
  const problems: string[] = [];
  if (!frameNames.includes(frame)) problems.push(`frame "${frame}" is none of ${frameNames.join(', ')}`);
  if (!emblems.includes(icon)) problems.push(`icon "${icon}" is none of ${emblems.join(', ')}`);
  if (![...quotes, ...templeVerses].some(({ id }) => id === verse))
    problems.push(`verse "${verse}" is not in quotes.ts`);
  if (!/^[\p{Script=Devanagari}\s]+$/u.test(devanagari)) problems.push('devanagari is in another script');
  const { latitude, longitude } = marked.position;
  if (!(latitude >= 6 && latitude <= 38))
    problems.push(`marked.position.latitude ${latitude} is not in India`);
  if (!(longitude >= 68 && longitude <= 98))
    problems.push(`marked.position.longitude ${longitude} is not in India`);
  for (const [index, address] of marked.sameAs.entries())
    if (!address.startsWith('https://'))
      problems.push(`marked.sameAs[${index}] does not begin with https://`);
  return problems;
}

function problemsOf(temple: Temple): string[] {
  const { id } = temple;
  const missing = fields.filter((field) => temple[field] === undefined).map((field) => `${field} is missing`);
  if (missing.length > 0) return missing;
  const problems = [...emptyTexts(temple, '').map((path) => `${path} is empty`), ...valueProblems(temple)];
  if (!/^[1-9]\d*$/.test(id)) problems.push(`id "${id}" must be digits without a leading zero`);
  for (const field of ['image', 'poster'] as const)
    if (!(temple[field] in pictures))
      problems.push(`${field} "${temple[field]}" is not in content/pictures.ts`);
  if (!temple.donationLink.endsWith(`/holyheaven/donation/${id}`))
    problems.push('donationLink does not end in the id');
  if (!temple.tripLink.endsWith(`/holyheaven/plan-trips/${id}`))
    problems.push('tripLink does not end in the id');
  for (const field of ['story', 'facts', 'tips'] as const)
    if (temple[field].length === 0) problems.push(`${field} is empty`);
  if (temple.summary.length < 70 || temple.summary.length > 160)
    problems.push(`summary has ${temple.summary.length} characters, not 70 to 160`);
  return [...problems, ...guideProblems(temple.guide)];
}

const wordFields = [
  ...['title', 'description', 'travelInfo', 'tripPlanning', 'summary', 'direction', 'place', 'town'],
  ...['state', 'deity', 'standfirst', 'story', 'facts', 'tips', 'guide.words'],
];

/** The file that holds a field: words lie apart from facts, and the guide apart from the rest. */
function fileOf(slug: string, language: string, problem: string): string {
  const isWord = wordFields.some((field) => new RegExp(`^${field}\\b`).test(problem));
  const folder = /^guide\./.test(problem) ? 'guide/' : '';
  return `content/temples/${folder}${isWord ? `${language}/` : ''}${slug}.ts`;
}

/** What is wrong with these temples, one sentence per problem: `content/temples/x.ts: field …`. */
export function checkTemples(temples: readonly Temple[]): string[] {
  return temples.flatMap((temple, index) => {
    const problems = problemsOf(temple);
    for (const field of ['id', 'slug'] as const) {
      const twin = temples.slice(0, index).find((other) => other[field] === temple[field]);
      if (twin) problems.push(`${field} "${temple[field]}" is also that of ${twin.title}`);
    }
    return problems.map((problem) => `${fileOf(temple.slug, temple.language, problem)}: ${problem}`);
  });
}

type Words = Readonly<Record<string, TempleWords>>;

/** What the words of other languages lack of the main one's: `content/temples/hi/x.ts: field is missing`. */
export function checkTempleTranslations(words: Readonly<Record<string, Words>>): string[] {
  const { [mainLanguage]: originals = {}, ...translations } = words;
  return Object.entries(translations).flatMap(([language, translated]) =>
    Object.entries(originals).flatMap(([slug, original]) =>
      translationProblems(original, translated[slug]).map(
        (problem) =>
          `content/temples/${problem.startsWith('guide.') ? 'guide/' : ''}${language}/${slug}.ts: ${problem}`,
      ),
    ),
  );
}
