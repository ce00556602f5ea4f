/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import syllables from '../../lib/fonts/syllables.json';
import { devanagariWords, marked, signs, syllablesOf } from './texts';

test.each(Object.entries(devanagariWords()))('%s.woff2 has every syllable of its words', (font, words) => {
  const made = syllables[font as keyof typeof syllables].split(' ');
  // Missing syllables would show in a system font: run `npm run fonts`.
  expect(syllablesOf(words).filter((syllable) => !made.includes(syllable))).toEqual([]);
});

test('a syllable is a letter or conjunct with its marks', () => {
  expect(syllablesOf(['जगन्नाथ', 'श्रृंखला', 'ॐ', 'पढ़ें'])).toEqual(
    ['ज', 'ग', 'न्ना', 'थ', 'श्रृं', 'ख', 'ला', 'ॐ', 'प', 'ढ़ें'].sort(),
  );
});

test('the Latin fonts have every sign and letter in the content', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.ts$/.test(file),
  );
  const text = files.map((file) => readFileSync(`content/${file}`, 'utf8')).join('');
  const outside = text.match(/[\u00a0-\u08ff\u1e00-\u1fff\u2010-\u2bff]/g) ?? [];
  expect([...new Set(outside)].filter((sign) => !signs.includes(sign) && !marked().includes(sign))).toEqual(
    [],
  );
});
