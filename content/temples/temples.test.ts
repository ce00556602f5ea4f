/** @jest-environment node */
import { languages } from '../languages';
import { textsIn } from '../texts-in';
import { templeIds } from './ids.mjs';
import { templeFacts, templesIn, templeWords } from './index';
import { testFacts } from './test-temple';
import { withTimes } from './times';

const clockTime =
  /\d (am|pm|noon)\b|\d:\d\d|\d बजे|(सुबह|दोपहर|शाम|रात|तड़के) (लगभग |करीब )?\d|\b(noon|midnight)\b/i;

const unspaced = (text: string) => text.replaceAll('\u00a0', ' ');

test.each(languages.map(({ code }) => code))(
  'prose contains no clock times (%s): they are in the facts, and the words refer to them in braces',
  (code) => {
    const texts = textsIn(templeWords[code]);
    expect(texts.filter((text) => clockTime.test(text))).toEqual([]);
    expect(texts.some((text) => text.includes('{regular.opens'))).toBe(true);
  },
);

test.each(languages.map(({ code }) => code))('every name in braces is a time (%s)', (code) => {
  const unfilled = textsIn(templesIn(code)).flatMap((text) => text.match(/\{[^}]*\}/g) ?? []);
  expect(unfilled.filter((name) => !['{count}', '{rupees}'].includes(name))).toEqual([]);
});

test('words refer to the facts’ hours by name', () => {
  const words = ['{regular.opens} to {regular.closes}', '{wide.opens2.clock} to {wide.closesBy2}', '{count}'];
  const filled = (language: 'en' | 'hi') => withTimes(words, testFacts, language).map(unspaced);
  expect(filled('en')).toEqual(['5 am to 1 pm', '4 to midnight', '{count}']);
  expect(filled('hi')).toEqual(['सुबह 5 बजे to दोपहर 1 बजे', '4 to रात 12 बजे', '{count}']);
});

// next.config.mjs leads every other id to the Temple Not Found page.
test('the list of ids includes every temple', () => {
  expect(templeIds).toEqual(templeFacts.map(({ id }) => id));
});
