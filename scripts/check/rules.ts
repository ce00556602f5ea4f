import { z } from 'zod';
import { demo, legalPage, opening, standing, teamMember, technology } from '../../content/company/schemas';
import { mainLanguage } from '../../content/languages';
import {
  distinct,
  filled,
  likeOriginal,
  list,
  pictureEntry,
  problems,
  rule,
} from '../../content/schema-values';
import { pageEntry, siteSchema } from '../../content/schemas';
import { sharePictures } from '../../content/share-pictures';
import type { GuideFacts } from '../../content/temples/guide-types';
import { type TempleFacts, type TempleWords, templeFacts, templeWords } from '../../content/temples/types';

const pageList = filled(pageEntry)
  .check(distinct('path', 'title'))
  .check(
    rule(function* (pages) {
      for (const [at, { share, parent }] of pages.entries()) {
        if (!(share in sharePictures))
          yield [[at, 'share'], `"${share}" is not in content/share-pictures.ts`];
        if (parent && !pages.some(({ path }) => path === parent))
          yield [[at, 'parent'], `"${parent}" is not the path of a page`];
      }
    }),
  );

const inOneFile = {
  'site.ts': { site: siteSchema },
  'pictures.ts': { pictures: z.record(z.string(), pictureEntry) },
  'page-list.ts': { pageList },
  'company/team.ts': { team: filled(teamMember).check(distinct('id')) },
  'company/openings.ts': { openings: list(opening).check(distinct('slug')) },
  'company/legal.ts': { privacy: legalPage, terms: legalPage, cookies: legalPage },
  'company/demo.ts': { demos: filled(demo).check(distinct('id')) },
  'company/drone.ts': { drone: technology },
  'company/standing.ts': { standing },
  'company/software.ts': { software: technology },
  'company/defense.ts': { defense: technology },
};

/** What each file of these exports, under its name in content/. */
export const kinds: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries(inOneFile).map(([file, kind]) => [file, z.looseObject(kind)]),
);

/** What is wrong with a temple's facts. `others` are those before it in the list. */
export function factProblems(facts: TempleFacts, others: readonly TempleFacts[] = []): string[] {
  const unlike = rule<TempleFacts>(function* (temple) {
    for (const field of ['id', 'slug'] as const) {
      const twin = others.find((other) => other[field] === temple[field]);
      if (twin) yield [[field], `"${temple[field]}" is also that of ${twin.slug}`];
    }
  });
  return problems(`content/temples/${facts.slug}.ts`, templeFacts.check(unlike), facts);
}

type WordsIn = Readonly<Record<string, Readonly<Record<string, TempleWords>>>>;

/** What is wrong with a temple's words in one language. Other languages say all that the main one says. */
export function wordProblems(language: string, { slug, guide }: TempleFacts, words: WordsIn): string[] {
  const [own, original] = [words[language]?.[slug], words[mainLanguage]?.[slug]];
  const schema =
    language === mainLanguage ? templeWords(guide) : likeOriginal(original).and(templeWords(guide));
  return problems(`content/temples/${language}/${slug}.ts`, schema, own);
}

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
