import { ms } from '../results';
import { comparisonTable } from './table';

const seen = { plain: [], finished: [] };

test('a row tells both sides, their ratio and whether the target is met', () => {
  const [, , slower, untargeted] = comparisonTable([
    { what: 'menu', plain: 100, finished: 120, show: ms, met: false, seen },
    { what: 'later', plain: 0, finished: 5, show: ms, met: undefined, seen },
  ]).split('\n');
  expect(slower).toBe('| menu | 100 ms | 120 ms | 1.20 | **no** |');
  expect(untargeted).toBe('| later | 0 ms | 5 ms |  |  |');
});
