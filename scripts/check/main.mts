/** Checks the content before a build. Prints the file, field and rule of each mistake, and fails if there are any. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { frames } from '../../content/holyheaven/frames';
import { pictureTexts } from '../../content/holyheaven/pictures';
import { languages, mainLanguage, otherLanguages } from '../../content/languages';
import { footerNavigation, legalNavigation, mainNavigation, registerLink } from '../../content/navigation';
import { type PictureEntry, pictures } from '../../content/pictures';
import { likeOriginal, problems } from '../../content/schema/values';
import { templeFacts, templeNames, templeWords } from '../../content/temples';
import { factProblems, fileSchemas, wordProblems } from './content-rules';

const found: string[] = [];
const read = async (file: string): Promise<object> => ({
  ...(await import(join(process.cwd(), 'content', file))),
});

// These only re-export other files' words, or have texts that may be blank.
const skipped = /^temples\/|(^|\/)(index|words|frames|(share-)?pictures|page-list)\.ts$/;
const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!schema\/).*(?<!\.test)\.ts$/.test(file))
  .sort();
for (const file of files) {
  const content = await read(file);
  const schema = fileSchemas[file];
  // Compared with itself, content can have only one fault: an empty text.
  if (!skipped.test(file)) found.push(...problems(`content/${file}`, likeOriginal(content), content));
  if (schema) found.push(...problems(`content/${file}`, schema, content));
}

for (const [name, { file, upright }] of Object.entries<PictureEntry>(pictures))
  for (const [field, master] of Object.entries({ file, upright }))
    if (master && !existsSync(`content/pictures/${master}`))
      found.push(`content/pictures.ts: pictures.${name}.${field}: content/pictures/${master} does not exist`);

for (const [at, facts] of templeFacts.entries()) {
  found.push(...factProblems(facts, templeFacts.slice(0, at)));
  for (const { code } of languages) found.push(...wordProblems(code, facts, templeWords));
}

/** The names that a language does not translate. */
const untranslated = (where: string, names: readonly string[], words: object = {}) =>
  names.filter((name) => !Reflect.get(words, name)).map((name) => `content/${where} "${name}" is missing`);

const groups = footerNavigation.map(({ title }) => title);
const footer = footerNavigation.flatMap(({ links }) => links);
const linked = [...mainNavigation, registerLink, ...legalNavigation, ...footer].map(({ href }) => href);
for (const language of otherLanguages()) {
  for (const file of readdirSync('content/holyheaven/en').filter((name) => name !== 'index.ts')) {
    const original = await read(`holyheaven/${mainLanguage}/${file}`);
    const translation = await read(`holyheaven/${language}/${file}`);
    found.push(...problems(`content/holyheaven/${language}/${file}`, likeOriginal(original), translation));
  }
  const images = templeFacts.map(({ image }) => image);
  // The names of the sources, which each language must have.
  const names = [...JSON.stringify(templeFacts).matchAll(/"by":"([^"]*)"/g)].map(([, by = '']) => by);
  found.push(
    ...untranslated(`holyheaven/${language}/frame.ts: pages`, linked, frames[language].pages),
    ...untranslated(`holyheaven/${language}/frame.ts: groups`, groups, frames[language].groups),
    ...untranslated(`holyheaven/${language}/pictures.ts:`, images, pictureTexts[language]),
    ...untranslated(`temples/${language}/index.ts: names`, names, templeNames[language]),
  );
}

for (const problem of new Set(found)) console.error(problem);
if (found.length > 0) process.exit(1);
