import { table } from './results';

test('a row tells target, reference, ours, ratio and whether it is met', () => {
  const [, , relative, absolute] = table([
    { what: 'paint', target: '≤ 1.25 × (a)', reference: '1000 ms', ours: '1100 ms', ratio: 1.1, met: true },
    { what: 'shift', target: '0', ours: '0.1', met: false },
  ]).split('\n');
  expect(relative).toBe('| paint | ≤ 1.25 × (a) | 1000 ms | 1100 ms | 1.10 | yes |');
  expect(absolute).toBe('| shift | 0 |  | 0.1 |  | **no** |');
});
