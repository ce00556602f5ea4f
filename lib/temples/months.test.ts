/** @jest-environment node */
import { monthRange, monthRuns } from './months';

test('months read as a range, over the turn of the year too', () => {
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
