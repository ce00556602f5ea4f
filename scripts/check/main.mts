/** Checks the content before a build. Prints file, field and rule of each mistake, and fails if there are any. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { notFound, pageError } from '../../content/errors';
import { frame } from '../../content/frame';
import { frames } from '../../content/holyheaven/frames';
import { pageErrors } from '../../content/holyheaven/page-errors';
import { pictureTexts } from '../../content/holyheaven/pictures';
import { wordsIn } from '../../content/holyheaven/words';
import { languages, mainLanguage, otherLanguages } from '../../content/languages';
import { footerNavigation, legalNavigation, mainNavigation, registerLink } from '../../content/navigation';
import { type PictureEntry, pictures } from '../../content/pictures';
import { likeOriginal, problems } from '../../content/schema-values';
import { templeFacts, templeNames, templeWords } from '../../content/temples';
import { factProblems, kinds, namesIn, wordProblems } from './rules';

const found: string[] = [];
const inContent = (file: string): Promise<object> => import(join(process.cwd(), 'content', file));

// These only pass on the words of other files, or have texts that may be blank.
const passedOver = /^temples\/|(^|\/)(index|words|frames|home-page|(share-)?pictures|page-list)\.ts$/;
const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|schemas|schema-values)\.ts$/.test(file))
  .sort();
for (const file of files) {
  const content = { ...(await inContent(file)) };
  const kind = kinds[file];
  if (!passedOver.test(file)) found.push(...problems(`content/${file}`, likeOriginal(content), content));
  if (kind) found.push(...problems(`content/${file}`, kind, content));
}

type Named = Readonly<Partial<Record<string, string>>>;

/** What a language has no words for. */
const lacking = (where: string, names: readonly string[], words: Named = {}) =>
  names.filter((name) => !words[name]?.trim()).map((name) => `${where} "${name}" is missing`);

for (const [name, { file, upright }] of Object.entries<PictureEntry>(pictures))
  for (const [field, master] of Object.entries({ file, upright }))
    if (master && !existsSync(`content/pictures/${master}`))
      found.push(`content/pictures.ts: pictures.${name}.${field}: content/pictures/${master} does not exist`);

templeFacts.forEach((facts, at) => {
  found.push(...factProblems(facts, templeFacts.slice(0, at)));
  for (const { code } of languages) found.push(...wordProblems(code, facts, templeWords));
});

const groups = footerNavigation.map(({ title }) => title);
const footer = footerNavigation.flatMap(({ links }) => links);
const linked = [...mainNavigation, registerLink, ...legalNavigation, ...footer].map(({ href }) => href);
const images = templeFacts.map(({ image }) => image);
const names = templeFacts.flatMap(({ guide }) => namesIn(guide));
for (const language of otherLanguages()) {
  const folder = `content/holyheaven/${language}`;
  for (const file of readdirSync('content/holyheaven/en').filter((name) => name !== 'index.ts')) {
    const [original, words] = await Promise.all(
      [mainLanguage, language].map(async (code) => ({ ...(await inContent(`holyheaven/${code}/${file}`)) })),
    );
    found.push(...problems(`${folder}/${file}`, likeOriginal(original), words));
  }
  const { pages, groups: titles, ...words } = frames[language];
  found.push(
    ...problems(`${folder}/errors.ts`, likeOriginal(pageError), pageErrors[language]),
    ...problems(`${folder}/errors.ts`, likeOriginal(notFound), wordsIn(language).pageNotFound),
    ...problems(`${folder}/frame.ts`, likeOriginal(frame), words),
    ...lacking(`${folder}/frame.ts: pages`, linked, pages),
    ...lacking(`${folder}/frame.ts: groups`, groups, titles),
    ...lacking(`${folder}/pictures.ts:`, images, pictureTexts[language as keyof typeof pictureTexts]),
    ...lacking(`content/temples/${language}/names.ts:`, names, templeNames[language]),
  );
}

for (const problem of new Set(found)) console.error(problem);
if (found.length > 0) process.exit(1);
