import { drone } from '@/content/company/drone';
import { boundsOf } from '@/lib/aircraft/trace';
import { projection } from '@/lib/aircraft/view';
import { callouts, ringsIn } from './callouts';
import { calloutAt, pointedAt, viewIn } from './turntable';

const above = viewIn(600, 600, { turn: 0, tilt: 90 });

test('every row of the list has a part, and every part a row', () => {
  expect(callouts).toHaveLength(drone.drawing.callouts.length);
});

test.each(callouts.map(({ parts }, index) => [index, parts[0]] as const))(
  'what is pointed at for row %d is the %s',
  (index) => {
    // The turret hangs below, the propeller stands upright: both are seen from the front.
    const view = index === 0 || index === 5 ? viewIn(600, 600, { turn: index ? 20 : 180, tilt: -10 }) : above;
    const [x, y] = projection(view)(...(callouts[index]?.at ?? [0, 0, 0]));
    expect(calloutAt(view, x, y)).toBe(index);
  },
);

test('beside the aircraft there is nothing', () => {
  expect(calloutAt(above, 5, 5)).toBe(-1);
});

test.each([
  [0, 90],
  [90, 90],
  [144, 26],
])(
  'turned %d and tilted %d it fits its box between the rails, and no number lies on another',
  (turn, tilt) => {
    const view = viewIn(704, 416, { turn, tilt });
    const { left, right, top, bottom } = boundsOf(view);
    expect(view.x + left * view.scale).toBeGreaterThan(40);
    expect(view.x + right * view.scale).toBeLessThan(664);
    expect(view.y + top * view.scale).toBeGreaterThan(0);
    expect(view.y + bottom * view.scale).toBeLessThan(416);
    const rings = ringsIn(view, 704, 416);
    for (const [i, { x, y }] of rings.entries()) {
      expect([14, 690]).toContain(x);
      expect(pointedAt(704, 416, { turn, tilt }, x, y)).toBe(i);
    }
  },
);

test('as it stands first, the aircraft is 560 px wide on a desk', () => {
  const view = viewIn(704, 416, { turn: 144, tilt: 26 });
  const { left, right } = boundsOf(view);
  expect((right - left) * view.scale).toBeGreaterThanOrEqual(550);
});
