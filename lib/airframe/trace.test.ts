/** @jest-environment node */
import type { AirframeMesh } from './mesh';
import mesh from './mesh.json';
import { lensOf, trace, type View } from './trace';

const airframe = mesh as AirframeMesh;
const place = { scale: 100, x: 300, y: 200 };
const plan: View = { turn: 0, tilt: 90, ...place };
const order = (view: View) => trace(airframe, view).map(({ part }) => part);

test('from above the nose points up, to scale', () => {
  const lens = lensOf(plan);
  expect(lens(1000, 0, 0)).toEqual([400, 200]);
  const [, nose] = lens(0, -1000, 300);
  expect(nose).toBeCloseTo(100);
});

test('from the front the right wing is on our left, and up is up', () => {
  const lens = lensOf({ turn: 180, tilt: 0, eye: Number.POSITIVE_INFINITY, ...place });
  expect(lens(1000, 0, 0)[0]).toBeCloseTo(200);
  expect(lens(0, 0, 1000)[1]).toBeCloseTo(100);
});

test.each([
  [0, 90],
  [144, 26],
  [300, -20],
])('turned %d and tilted %d degrees, as many lines of an outline reach a point as leave it', (turn, tilt) => {
  for (const { part, outline } of trace(airframe, { turn, tilt, ...place })) {
    const sum = new Map<number, number>();
    outline.forEach((end, i) => {
      sum.set(end, (sum.get(end) ?? 0) + (i % 2 ? 1 : -1));
    });
    expect([part, [...sum.values()].filter(Boolean)]).toEqual([part, []]);
  }
});

test('hatches on the upper side are seen from above and not from below', () => {
  const lines = (view: View) => trace(airframe, view).find(({ part }) => part === 'payload')?.outline.length;
  expect(lines(plan)).toBeGreaterThan(0);
  expect(lines({ ...plan, tilt: -80 })).toBe(0);
});

test('what is nearer is drawn later', () => {
  const front = order({ turn: 180, tilt: 20, ...place });
  expect(front.indexOf('tail')).toBeLessThan(front.indexOf('body'));
  const behind = order({ turn: 0, tilt: 20, ...place });
  expect(behind.indexOf('tail')).toBeGreaterThan(behind.indexOf('body'));
  const below = order({ turn: 180, tilt: -20, ...place });
  expect(below.lastIndexOf('boom')).toBeGreaterThan(below.lastIndexOf('wing'));
});
