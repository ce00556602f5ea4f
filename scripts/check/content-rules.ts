import { z } from 'zod';
import { mainLanguage } from '../../content/languages';
import { openingSchema, standingSchema, teamMemberSchema } from '../../content/schema/company';
import { templeFactsSchema, templeWordsSchema } from '../../content/schema/temples';
import {
  distinct,
  filled,
  likeOriginal,
  list,
  pictureEntrySchema,
  problems,
  rule,
} from '../../content/schema/values';
import type { TempleFacts, TempleWords } from '../../content/temples/types';

/** Schemas for the exports of files in content/. */
export const fileSchemas: Readonly<Record<string, z.ZodType>> = {
  'pictures.ts': z.looseObject({ pictures: z.record(z.string(), pictureEntrySchema) }),
  'page-list.ts': z.looseObject({ pageList: list(z.looseObject({})).check(distinct('path', 'title')) }),
  'company/team.ts': z.looseObject({ team: filled(teamMemberSchema).check(distinct('id')) }),
  'company/openings.ts': z.looseObject({ openings: list(openingSchema).check(distinct('slug')) }),
  'company/demo.ts': z.looseObject({ demos: list(z.looseObject({})).check(distinct('id')) }),
  'company/standing.ts': z.looseObject({ standing: standingSchema }),
};

const placeholder = /\{(?:name|devanagari|town|state|deity|direction|latitude|longitude)\}/g;

/** The placeholders of the new-temple.ts files that are not filled in yet. */
const unfilled = (file: string, content: unknown) =>
  [...new Set(JSON.stringify(content)?.match(placeholder))].map(
    (found) => `content/temples/${file}: ${found} is not filled in`,
  );

/** The problems in a temple's facts. `others` are the temples before it in the list. */
export function factProblems(facts: TempleFacts, others: readonly TempleFacts[] = []): string[] {
  const file = `${facts.slug}.ts`;
  const unique = rule<TempleFacts>(function* (temple) {
    for (const field of ['id', 'slug', 'verse'] as const) {
      const twin = others.find((other) => other[field] === temple[field]);
      if (twin) yield [[field], `"${temple[field]}" is also that of ${twin.slug}`];
    }
  });
  return [
    ...problems(`content/temples/${file}`, templeFactsSchema.check(unique), facts),
    ...unfilled(file, facts),
  ];
}

type WordsByLanguage = Readonly<Record<string, Readonly<Record<string, TempleWords>>>>;

/** The problems in a temple's words in one language. A translation must have all parts of the original. */
export function wordProblems(
  language: string,
  { slug, guide }: TempleFacts,
  words: WordsByLanguage,
): string[] {
  const file = `${language}/${slug}.ts`;
  const [own, original] = [words[language]?.[slug], words[mainLanguage]?.[slug]];
  const schema =
    language === mainLanguage
      ? templeWordsSchema(guide)
      : likeOriginal(original).and(templeWordsSchema(guide));
  return [...problems(`content/temples/${file}`, schema, own), ...unfilled(file, own)];
}
