/** @jest-environment node */
import { testTemple } from '@/content/temples/test-temple';
import { hoursRows } from './hours-rows';

const rows = (today = '2026-11-22') =>
  hoursRows(testTemple.guide, today).map(({ name, when, doors }) => [name, when, doors]);

test('the usual hours come first and without days; adjacent days are joined', () => {
  expect(rows().slice(0, 2)).toEqual([
    ['Most days', [], ['5 am to 1 pm', '3 pm to 9 pm']],
    [
      'Wide days',
      ['1 to 5 December 2026 (expected)'],
      ['about 6:30 or 7 am to 1 pm', '4 pm to 9 pm, perhaps midnight'],
    ],
  ]);
});

test('closed days and other hours follow by date; days about which nothing is known are left out', () => {
  expect(rows().slice(2)).toEqual([
    ['The rest', ['10 to 12 December 2026 (expected)'], ['Closed']],
    ['The night', ['6 March 2027'], ['from 3 pm through the night']],
    ['The dawn', ['7 March 2027'], ['from the night before until 1 pm']],
  ]);
});

test('past days are left out', () => {
  expect(rows('2027-03-07').map(([name]) => name)).toEqual(['Most days', 'The dawn']);
});
