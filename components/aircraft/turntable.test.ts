import { drone } from '@/content/company/drone';
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

test('beside the airframe there is nothing', () => {
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
    const project = projection(view);
    for (const [right, aft, up] of [
      [2100, 120, 440],
      [-2100, 120, 440],
      [0, -1169, -22],
      [0, 1231, 330],
    ] as const) {
      const [x, y] = project(right, aft, up);
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(664);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(416);
    }
    const rings = ringsIn(view, 704, 416);
    for (const [i, { x, y }] of rings.entries()) {
      expect([14, 690]).toContain(x);
      expect(pointedAt(704, 416, { turn, tilt }, x, y)).toBe(i);
    }
  },
);

test('as it stands first, the aircraft is 560 px wide on a desk', () => {
  const project = projection(viewIn(704, 416, { turn: 144, tilt: 26 }));
  const xs = [project(2100, 480, 440)[0], project(-2100, 120, 440)[0]];
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThanOrEqual(550);
});
