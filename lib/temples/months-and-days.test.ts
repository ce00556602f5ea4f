/** @jest-environment node */
import { localDay, readableDay } from './days';
import { monthRange, monthRuns } from './months';

test('months are told as a range, over the turn of the year too', () => {
  expect(monthRange([5, 6])).toBe('May to June');
  expect(monthRange([11, 12, 1, 2])).toBe('November to February');
  expect(monthRange([9])).toBe('September');
});

test('stretches do not wrap', () => {
  expect(monthRuns([11, 12, 1, 2])).toEqual([
    [1, 2],
    [11, 12],
  ]);
  expect(monthRuns([6])).toEqual([[6, 6]]);
  expect(monthRuns([])).toEqual([]);
});

test('days are read out and taken from the local clock', () => {
  expect(readableDay('2026-11-21')).toBe('21 November 2026');
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 10, 21, 0, 0))).toBe('2026-11-21');
});
