import { mainLanguage, otherLanguages } from '../languages';
import { templeFacts, templeNames } from '../temples';
import type { GuideFacts } from '../temples/guide/types';
import { translationProblems } from '../translation';
import { frameIn, frames } from './frames';
import { words } from './words';

// Words that share a file with others.
const files: Record<string, string> = {
  ...Object.fromEntries(['area', 'verseSection', 'principles', 'ways'].map((name) => [name, 'home'])),
  ...Object.fromEntries(
    ['donationPage', 'donationMessages', 'plannerPage', 'plannerMessages'].map((name) => [name, 'forms']),
  ),
  comingSoon: 'coming-soon',
  comingSoonPage: 'coming-soon',
  templePage: 'temple-page',
  notFound: 'not-found',
  pageNotFound: 'errors',
  numbers: 'index',
};

/** The names in a temple's facts that a language may write in another way. */
export function namesIn({ stages, ...facts }: GuideFacts): string[] {
  const sources = [...JSON.stringify([stages, facts]).matchAll(/"by":"([^"]*)"/g)].map(([, by = '']) => by);
  const places = stages.flatMap(({ station, via = [], trains = [] }) => [
    ...(station ? [station.name] : []),
    ...via,
    ...trains.map(({ from }) => from),
  ]);
  return [...new Set([...sources, ...places])];
}

/** What the other languages lack: `content/holyheaven/hi/home.ts: field is missing`. */
export function checkTranslations(translations: Readonly<Record<string, unknown>> = words): string[] {
  return otherLanguages().flatMap((language) => {
    const missing = translationProblems(words[mainLanguage], translations[language]).map((problem) => {
      const [name = ''] = problem.split(/[.[ ]/);
      return `content/holyheaven/${language}/${files[name] ?? name}.ts: ${problem}`;
    });
    const names = templeFacts
      .flatMap(({ guide }) => namesIn(guide))
      .filter((name) => !templeNames[language]?.[name]);
    const { bar, register, groups, legal } = frameIn(mainLanguage);
    const labels = [...bar, register, ...legal, ...groups.flatMap(({ links }) => links)]
      .map(({ label }) => label)
      .concat(groups.map(({ title }) => title))
      .filter((label) => !frames[language].labels[label]);
    return [
      ...missing,
      ...[...new Set(names)].map((name) => `content/temples/${language}/names.ts: "${name}" is missing`),
      ...[...new Set(labels)].map(
        (label) => `content/holyheaven/${language}/frame.ts: labels has no "${label}"`,
      ),
    ];
  });
}
