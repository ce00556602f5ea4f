import { drone } from '@/content/company/drone';
import { lensOf } from '@/lib/airframe/trace';
import { callouts } from './callouts';
import { calloutAt, viewIn } from './turntable';

const above = viewIn(600, 600, { turn: 0, tilt: 90 });

test('every row of the list has a part, and every part a row', () => {
  expect(callouts).toHaveLength(drone.drawing.callouts.length);
});

test.each(callouts.map(({ parts }, index) => [index, parts[0]] as const))(
  'what is pointed at for row %d is the %s',
  (index) => {
    // The turret hangs below, the propeller stands upright: both are seen from the front.
    const view = index === 0 || index === 5 ? viewIn(600, 600, { turn: index ? 20 : 180, tilt: -10 }) : above;
    const [x, y] = lensOf(view)(...(callouts[index]?.at ?? [0, 0, 0]));
    expect(calloutAt(view, x, y)).toBe(index);
  },
);

test('beside the airframe there is nothing', () => {
  expect(calloutAt(above, 5, 5)).toBe(-1);
});

test.each([
  [0, 90],
  [90, 90],
  [144, 26],
])('turned %d and tilted %d it fits its box', (turn, tilt) => {
  const view = viewIn(600, 600, { turn, tilt });
  const lens = lensOf(view);
  for (const [x, y, z] of [
    [2100, 120, 440],
    [-2100, 120, 440],
    [0, -1169, 0],
    [0, 1231, 330],
    [2100, -1520, -330],
    [-2100, -1520, -330],
    [1300, 1231, -330],
  ] as const)
    for (const at of lens(x, y, z)) {
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(600);
    }
});
