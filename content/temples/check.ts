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

function problemsOf(temple: Temple): string[] {
  const { id } = temple;
  const problems = emptyTexts(temple, '').map((path) => `${path} is empty`);
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

/** The file that holds a field: the words of a language lie apart from the facts. */
function fileOf({ slug, language }: Temple, problem: string): string {
  const isWord = wordFields.some((field) => new RegExp(`^${field}\\b`).test(problem));
  return `content/temples/${isWord ? `${language}/` : ''}${slug}.ts`;
}

/** What is wrong with these temples, one sentence per problem: `content/temples/x.ts: field …`. */
export function checkTemples(temples: readonly Temple[]): string[] {
  return temples.flatMap((temple, index) => {
    const problems = problemsOf(temple);
    for (const field of ['id', 'slug'] as const) {
      const twin = temples.slice(0, index).find((other) => other[field] === temple[field]);
      if (twin) problems.push(`${field} "${temple[field]}" is also that of ${twin.title}`);
    }
    return problems.map((problem) => `${fileOf(temple, problem)}: ${problem}`);
  });
}

type Words = Readonly<Record<string, TempleWords>>;

/** What the words of other languages lack of the main one's: `content/temples/hi/x.ts: field is missing`. */
export function checkTempleTranslations(words: Readonly<Record<string, Words>>): string[] {
  const { [mainLanguage]: originals = {}, ...translations } = words;
  return Object.entries(translations).flatMap(([language, translated]) =>
    Object.entries(originals).flatMap(([slug, original]) =>
      translationProblems(original, translated[slug]).map(
        (problem) => `content/temples/${language}/${slug}.ts: ${problem}`,
      ),
    ),
  );
}
