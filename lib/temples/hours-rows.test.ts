/** @jest-environment node */
import { temples } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { hoursRows } from './hours-rows';

const [badrinath, jagannath, rameshwaram] = temples as [Temple, Temple, Temple];

const rows = ({ guide }: typeof badrinath) =>
  hoursRows(guide).map(({ name, when, doors }) => [name, when, doors]);

test('hours read as people say them, the usual ones first and without days', () => {
  expect(rows(rameshwaram).slice(0, 2)).toEqual([
    ['Most days', [], ['5 am to 1 pm', '3 pm to 9 pm']],
    [
      'Month of Margazhi',
      ['16 to 30 December 2026 (expected)', '1 to 14 January 2027 (expected)'],
      ['3:30 am to 1 pm', 'about 3:30 pm to 8:30 pm'],
    ],
  ]);
});

test('neighbouring stretches with the same hours are one', () => {
  expect(rows(jagannath)[1]?.slice(0, 2)).toEqual(['Month of Kartika', ['1 to 24 November 2026 (expected)']]);
});

test('closed days and days of which nothing is known come after the hours', () => {
  const anasara = ['20 June to 3 July 2027 (expected)'];
  expect(rows(jagannath)).toContainEqual(['Anasara: no darshan', anasara, ['Closed']]);
  expect(rows(jagannath)).toContainEqual([
    'Snana Purnima',
    ['18 or 19 June 2027 (expected)'],
    ['Ask before you go'],
  ]);
  expect(rows(badrinath).slice(2)).toEqual([
    ['May be closed for winter', ['1 to 30 November 2026'], ['Ask before you go']],
    ['Closed for winter', ['1 December 2026 to 31 March 2027'], ['Closed']],
    ['About to open', ['1 April to 14 May 2027'], ['Ask before you go']],
  ]);
});
