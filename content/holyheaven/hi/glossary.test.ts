/** @jest-environment node */
import { templeNames, templeWords } from '../../temples';
import { frames } from '../frames';
import { pageErrors, siteErrors } from '../page-errors';
import { pictureTexts } from '../pictures';
import { wordsIn } from '../words';
import { glossary } from './glossary';

/** Every Hindi text with its path. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value.replaceAll('\u00a0', ' ')]];
  if (typeof value !== 'object' || !value) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, path ? `${path}.${key}` : key));
}

const texts = textsOf({
  area: wordsIn('hi'),
  temples: templeWords.hi,
  names: Object.values(templeNames.hi ?? {}),
  frame: frames.hi,
  errors: [pageErrors.hi, siteErrors.hi],
  pictures: pictureTexts.hi,
});

const found = (pattern: RegExp, within = /./) =>
  texts
    .filter(([path, text]) => within.test(path) && pattern.test(text))
    .map(([path, text]) => `${path}: ${text}`);

test.each(glossary)('$term is $hindi', ({ not }) => {
  expect(found(new RegExp(`(?<![\\p{L}\\p{M}])(${not.join('|').replaceAll('.', '\\.')})`, 'u'))).toEqual([]);
});

/** Kinds of mistakes that a pattern can detect. */
const kinds: Readonly<Record<string, RegExp>> = {
  'a letter with a dot that Hindi in print leaves out': /[^डढ]\u093c/,
  'a dot over the line for a half-moon': /(?<![\p{L}\p{M}])(यहां|वहां|कहां|जहां|हां|हूं|मां|पांच|पहुंच|गांव|मुंह|ऊंच|आंख)/u,
  'a letter that Hindi lacks': /[\u0929\u0931\u0934]/,
  'an English full stop': /[\u0900-\u097f]\.(?= |$)/,
  'a space before a mark': / [।,;:?!]/,
  'a mark that touches the next word': /[।,;:?!](?=[\u0904-\u0939])/,
  'two marks in a row': /[?!।;:]\s?[;।:]/,
  'two colons in a sentence': /: [^।?!]*: /,
  'a number far from its sign': /₹ \d|\d %/,
  'a number that runs into its unit': /\d(?=किमी|मीटर|घंटे|मिनट|बजे|रुपये)/,
  'a comma before a word that joins': /, (और|या|तथा|एवं) /,
  'a half in figures': /साढ़े \d/,
  // Except beside a half, where the other number is in words too.
  'a measure in words':
    /(?<!(साढ़े|डेढ़|ढाई)[^।]*)(?<![\p{L}\p{M}])(एक|दो|तीन|चार|पाँच|छह|सात|आठ|नौ|दस)([- ]\S+)? (घंटे|मिनट|किमी|मीटर)/u,
  'a danda behind what is no sentence': /([क-ह]| (में|से|को|पर|तक|के|का|की|लिए|बाद|साथ|वाला|वाली|वाले))।/,
  'a colon in place of a verb': /: [^।:]*(पूछें|पूछ लें|देखें|देख लें|कर लें|कराएँ)।?$/,
  'a dash in a range': /[\d}] ?–/,
};

test.each(Object.entries(kinds))('no text has %s', (_, pattern) => {
  expect(found(pattern)).toEqual([]);
});
