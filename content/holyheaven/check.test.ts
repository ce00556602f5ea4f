/** @jest-environment node */
import { checkTranslations } from './check';
import { words } from './words';

test('every language says everything', () => {
  expect(checkTranslations()).toEqual([]);
});

test('what a language lacks is named with file and field', () => {
  const { title: _, ...area } = words.hi.area;
  const search = { ...words.hi.search, found: 'ठीक' };
  expect(checkTranslations({ ...words, hi: { ...words.hi, area, search } })).toEqual([
    'content/holyheaven/hi/home.ts: area.title is missing',
    'content/holyheaven/hi/search.ts: search.found has the placeholders "", not "{count} {text}" as in the original',
  ]);
});
