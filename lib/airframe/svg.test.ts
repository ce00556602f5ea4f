/** @jest-environment node */
import { chains, pathOf } from './svg';

test('lines that meet become one stroke', () => {
  expect(chains([2, 3, 0, 1, 1, 2])).toEqual([[3, 2, 1, 0]]);
});

test('a loop comes back to its start, and each line is drawn once', () => {
  expect(chains([0, 1, 1, 2, 2, 0])).toEqual([[0, 1, 2, 0]]);
  expect(chains([0, 1, 1, 2, 1, 3]).flatMap((chain) => chain.slice(1))).toHaveLength(3);
});

test('a path counts from point to point in whole units', () => {
  const points = Float32Array.from([10.2, 20, 14.9, 18, 15, 18.2, 10, 30]);
  expect(pathOf(points, [0, 1, 1, 2, 2, 3])).toBe('M10 20l5-2-5 12');
  expect(pathOf(points, [0, 1, 1, 3, 3, 0])).toBe('M10 20l5-2-5 12 0-10z');
  expect(pathOf(points, [1, 2])).toBe('');
});
