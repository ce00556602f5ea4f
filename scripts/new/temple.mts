import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { wordsIn } from '../../content/holyheaven/words';
import { type LanguageCode, languages } from '../../content/languages';
import { slug, text } from '../../content/schema-values';
import { templeFacts } from '../../content/temples';
import { devanagari, templeFacts as factsSchema, latitude, longitude } from '../../content/temples/types';
import { addDays } from '../../lib/india-time';
import { type Answers, addTo, type Kind, type Written } from './ask.mts';

const words = {
  name: 'The temple’s name',
  town: 'Its town or village',
  state: 'Its state',
  deity: 'The deity',
};
const sides = ['north', 'east', 'south', 'west', 'centre'];
const standards: Kind['standards'] = {
  'name-en': ({ slug: short = '' }) =>
    `${short.replaceAll('-', ' ').replace(/\b./g, (first) => first.toUpperCase())} Temple`,
  'name-hi': ({ devanagari: name = '' }) => `${name} मंदिर`,
  emblem: () => 'lamp',
  verse: () => 'truth',
  picture: () => 'holyheaven-hero',
};

const wordQuestions = languages.flatMap(({ code, name }) =>
  Object.entries(words).map(([word, asks]) => [`${word}-${code}`, text.describe(`${asks} in ${name}`)]),
);

const schema = z.strictObject({
  slug: slug
    .regex(/^[a-z]/, 'must begin with a letter')
    .refine((short) => !templeFacts.some((temple) => temple.slug === short), 'is that of another temple')
    .describe('Short name in lower case, for the files (kedarnath)'),
  devanagari: devanagari.describe('The name in Devanagari, without “temple”'),
  ...(Object.fromEntries(wordQuestions) as Record<string, z.ZodString>),
  direction: z.enum(sides).describe('Where in India'),
  latitude: latitude.describe('Latitude in degrees north (30.735)'),
  longitude: longitude.describe('Longitude in degrees east (79.067)'),
  emblem: factsSchema.shape.icon.describe('Emblem'),
  verse: factsSchema.shape.verse.describe('Verse'),
  picture: factsSchema.shape.image.describe('Picture of content/pictures.ts to show until it has its own'),
});

/** The pattern of a file with the answers in it. `code` is the language of its words. */
function copied(answers: Answers, code: LanguageCode, id: number, today: string, pattern: string): string {
  const { slug: short = '', direction = '', latitude: north, longitude: east } = answers;
  const filled: Answers = {
    ...answers,
    ...Object.fromEntries(Object.keys(words).map((word) => [word, answers[`${word}-${code}`]])),
    id: String(id),
    today,
    nextMonth: addDays(today, 30),
    nextYear: addDays(today, 365),
    direction: wordsIn(code).guide.sides[sides.indexOf(direction)] ?? '',
  };
  // Numbers and names of a fixed list cannot be written in braces: the types would not allow it.
  const typed: Answers = {
    'new-temple': short,
    newTemple: short.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    'latitude: 22': `latitude: ${north}`,
    'longitude: 79': `longitude: ${east}`,
    "'lamp'": `'${answers.emblem}'`,
    "'truth'": `'${answers.verse}'`,
    "'holyheaven-hero'": `'${answers.picture}'`,
  };
  return pattern
    .replace(/\/\*\*[\s\S]*?\*\/\n/, '')
    .replace(new RegExp(Object.keys(typed).join('|'), 'g'), (part) => typed[part] ?? part)
    .replace(/\{(\w+)\}/g, (part, name) => (filled[name] ?? part).replace(/['\\]/g, '\\$&'));
}

/** Made on a day, which its entries name as the day of the last look. */
export const templeOn = (today: string): Kind => ({
  schema,
  standards,
  files(answers) {
    const { slug: short = '' } = answers;
    const id = Math.max(0, ...templeFacts.map((facts) => Number(facts.id))) + 1;
    const read = (file: string) => readFileSync(file, 'utf8');
    const copy = (folder: string, code: LanguageCode): Written => ({
      file: `content/temples/${folder}${short}.ts`,
      text: copied(answers, code, id, today, read(`content/temples/${folder}new-temple.ts`)),
    });
    const name = copied(answers, 'en', id, today, 'newTemple');
    const listed = (folder: string, list: string, entry: string): Written => {
      const file = `content/temples/${folder}index.ts`;
      return addTo(file, list, entry, `import { ${name} } from './${short}';\n${read(file)}`);
    };
    return [
      // The place in the facts is written in Devanagari.
      ...[copy('', 'hi'), listed('', 'templeFacts', name)],
      ...languages.flatMap(({ code }) => [
        copy(`${code}/`, code),
        listed(`${code}/`, '\\w+', name === short ? name : `'${short}': ${name}`),
      ]),
    ];
  },
  left: ({ slug: short, picture }) => [
    `Check the facts and write what you know into guide in content/temples/${short}.ts, with the source of each. Every key wants its words in content/temples/<language>/${short}.ts. Take out of notKnown what is known. If the people of its place write another script, set ownName.`,
    `Write its story, its facts and what to know before one goes in content/temples/<language>/${short}.ts. Other names by which people search for it go to aliases in content/temples/${short}.ts.`,
    `Put its picture (1920 × 1080 JPEG) into content/pictures. Name it in content/pictures.ts and in content/holyheaven/<language>/pictures.ts, and in image of content/temples/${short}.ts. Until then it shows ${picture}.`,
    'Run npm run fonts, which needs Python 3 with fonttools, and commit the fonts: they hold only the words that the site shows. Until then a font of the visitor’s shows new ones.',
    'Run npm run check:content, and look at it with npm run dev. Commit content/modified.json too.',
  ],
});
