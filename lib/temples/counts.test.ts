/** @jest-environment node */
import { temples } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { dhamsIn } from './counts';

const [badrinath] = temples as [Temple];

test('only temples of the Char Dham are counted, wherever they stand', () => {
  const inTheWest = { ...badrinath, dham: undefined, direction: 'West' };
  expect(dhamsIn([badrinath, inTheWest])).toBe(1);
});
