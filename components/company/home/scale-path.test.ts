import { home } from '@/content/company/home';
import { SCALE_WIDTH, scalePaths } from './scale-path';

const ticksIn = (path: string) => path.split('M').length - 1;

test('the reading stands at its share of the scale', () => {
  expect(scalePaths({ from: 2022, to: 2026, at: 2024, ticks: 24 }).reading).toBe(SCALE_WIDTH / 2);
  expect(scalePaths({ from: 0, to: 100, at: 0, ticks: 20 }).reading).toBe(0);
});

test('ticks up to the reading are told from those past it', () => {
  const { read, rest } = scalePaths({ from: 0, to: 30, at: 25, ticks: 30 });
  expect(ticksIn(read)).toBe(26);
  expect(ticksIn(rest)).toBe(5);
});

test('every figure of the panel is read at its own value', () => {
  for (const { value, scale } of home.stats.items) expect(scale.at).toBe(Number.parseInt(value, 10));
});
