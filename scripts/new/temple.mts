import { languages } from '../../content/languages';
import { templeFacts } from '../../content/temples';
import { firstWordsIn, NOT_CHECKED } from '../../content/temples/new';
import type { Kind } from './plan.mts';
import { addAtEnd, addImport, constant, literal, type Written } from './source.mts';
import { factFiles } from './temple-facts.mts';
import { templeQuestions } from './temple-questions.mts';
import { wordFiles } from './temple-words.mts';

const importOf = (slug: string) => `import { ${constant(slug)} } from './${slug}';`;

function lists(slug: string, read: (file: string) => string): Written[] {
  const open = (file: string): Written => ({ file, text: read(file) });
  const name = constant(slug);
  const entry = name === slug ? name : `${literal(slug)}: ${name}`;
  const index = addImport(open('content/temples/index.ts'), importOf(slug));
  const inLanguages = languages.flatMap(({ code }) => {
    const words = addImport(open(`content/temples/${code}/index.ts`), importOf(slug));
    const listed = addAtEnd(words, 'Readonly<Record<string, TempleWords>> = {', entry);
    const { source } = firstWordsIn[code];
    const names = open(`content/temples/${code}/names.ts`);
    if (!source || names.text.includes(NOT_CHECKED)) return [listed];
    return [
      listed,
      addAtEnd(names, 'Readonly<Record<string, string>> = {', `'${NOT_CHECKED}': ${literal(source)},`),
    ];
  });
  return [addAtEnd(index, 'templeFacts: readonly TempleFacts[] = [', name), ...inLanguages];
}

/** Made on a day, which its entries name as the day of the last look. */
export const templeOn = (today: string): Kind => ({
  questions: templeQuestions,
  files(answers, read) {
    const { slug = '' } = answers;
    const id = Math.max(0, ...templeFacts.map((facts) => Number(facts.id))) + 1;
    return [
      ...factFiles(answers, id, answers['town-hi'] ?? '', today),
      ...languages.flatMap(({ code }) => wordFiles(answers, code)),
      ...lists(slug, read),
    ];
  },
  left: ({ slug, picture }) => [
    `Check the facts and write what you know into content/temples/guide/${slug}.ts, with the source of each. Every key wants its words in ${languages.map(({ code }) => `content/temples/guide/${code}/${slug}.ts`).join(' and ')}. Take out of notKnown what is known.`,
    `Write its story, facts and tips in ${languages.map(({ code }) => `content/temples/${code}/${slug}.ts`).join(' and ')}.`,
    `Add other names by which people search for it to aliases in content/temples/${slug}.ts. If the people of its place write another script, set ownName in its guide.`,
    `Put its picture and its poster (1920 × 1080 JPEG) into content/pictures. Name them in content/pictures.ts and in content/holyheaven/<language>/pictures.ts, and in image and poster of content/temples/${slug}.ts. Until then it shows ${picture}.`,
    'Run npm run fonts, which needs Python 3 with fonttools, and commit the fonts: they hold only the words that the site shows. Until then a font of the visitor’s shows new ones.',
    'Run npm run check:content, and look at it with npm run dev. Commit content/modified.json too.',
  ],
});
