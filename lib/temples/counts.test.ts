import { getTemple } from '@/content/temples';
import { dhamsIn } from './counts';

test('only temples of the Char Dham are counted, wherever they stand', () => {
  const badrinath = getTemple('1');
  if (!badrinath) throw new Error('there is no temple to test with');
  const inTheWest = { ...badrinath, dham: undefined, direction: 'West' };
  expect(dhamsIn([badrinath, inTheWest])).toBe(1);
});
