import { median } from './median';

test.each([
  [[3, 1, 2], 2],
  [[10, 2, 9, 1], 2],
  [[5], 5],
  [[], Number.NaN],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});
