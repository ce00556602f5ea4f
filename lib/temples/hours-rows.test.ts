/** @jest-environment node */
import { testTemple } from '@/content/temples/test-temple';
import { hoursRows } from './hours-rows';

const rows = (today = '2026-11-22') =>
  hoursRows(testTemple.guide, today).map(({ name, when, doors }) => [name, when, doors]);

test('the usual hours come first and without days; adjacent days are one stretch', () => {
  expect(rows().slice(0, 2)).toEqual([
    ['Most days', [], ['5 am to 1 pm', '3 pm to 9 pm']],
    [
      'Wide days',
      ['1 to 5 December 2026 (expected)'],
      ['about 6:30 or 7 am to 1 pm', '4 pm to 9 pm or midnight'],
    ],
  ]);
});

test('closed and unknown days follow in the order of their dates', () => {
  expect(rows().slice(2)).toEqual([
    ['No darshan', ['10 to 12 December 2026 (expected)'], ['Closed']],
    ['Hours not known', ['20 or 21 December 2026'], ['Ask before you go']],
    ['The night', ['6 March 2027'], ['3 pm and through the night']],
    ['The dawn', ['7 March 2027'], ['midnight to 1 pm']],
    ['May be closed', ['1 to 14 April 2027'], ['Ask before you go']],
    ['Closed for winter', ['15 April to 31 May 2027'], ['Closed']],
    ['About to open', ['1 to 14 June 2027'], ['Ask before you go']],
  ]);
});

test('past days are left out', () => {
  expect(rows('2027-03-07').map(([name]) => name)).toEqual([
    'Most days',
    'The dawn',
    'May be closed',
    'Closed for winter',
    'About to open',
  ]);
});
