import { markdown, median, verdict } from './table';

test('the median of an even count is the lower middle', () => {
  expect([median([3, 1, 2]), median([10, 2, 9, 1])]).toEqual([2, 2]);
});

test('a table tells what is not met', () => {
  expect(markdown(['what', 'met'], [['paint', verdict(false)]])).toBe(
    '| what | met |\n| --- | --- |\n| paint | **no** |',
  );
});
