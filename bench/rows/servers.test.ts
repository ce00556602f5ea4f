import type { Grown } from '../growth/measure';
import { growthRows } from './servers';

const grown = (temples: number, buildSeconds: number): Grown => ({
  temples,
  buildSeconds,
  listingBytes: 100_000,
  letterMs: 5,
  enterMs: 20,
  startMegabytes: 120,
  megabytes: 121,
});
const met = (...sizes: Grown[]) => growthRows(sizes).map((row) => row.met);

test('growth is linear where a late temple costs no more than an early one', () => {
  expect(met(grown(3, 30), grown(1000, 1027), grown(3000, 3027))[0]).toBe(true);
  expect(met(grown(3, 30), grown(1000, 1027), grown(3000, 6027))[0]).toBe(false);
  expect(met(grown(3, 30), grown(1000, 1027))[0]).toBe(false);
});

test('the other growth targets are absolute, or measured against few temples', () => {
  expect(met(grown(3, 30), grown(1000, 1027)).slice(1)).toEqual([true, true, false, true]);
  expect(growthRows([])).toEqual([]);
});
