/** @jest-environment node */
import { turntable } from '@/content/company/turntable';
import { facing } from './facing';

test.each([
  [144, 26, 'from the front on the right, 26° above'],
  [0, 90, 'from above, nose up'],
  [359, 10, 'from behind, 10° above'],
  [270, -15, 'from the left, 15° below'],
  [180, 0, 'from the front, level'],
])('turned %d and tilted %d it is seen %s', (turn, tilt, said) => {
  expect(facing({ turn, tilt }, turntable)).toBe(said);
});
