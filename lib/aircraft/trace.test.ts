/** @jest-environment node */
import { strokesOf } from './topology';
import { regionOf, trace } from './trace';
import { projection, type View } from './view';

const place = { scale: 100, x: 300, y: 200 };
const plan: View = { turn: 0, tilt: 90, ...place };
const order = (view: View) => trace(view).map(({ part }) => part);

test('from above the nose points up, to scale', () => {
  const project = projection(plan);
  expect(project(1000, 0, 0)).toEqual([400, 200]);
  expect(project(0, -1000, 300)[1]).toBeCloseTo(100);
});

test('from the front the right wing is on our left, and up is up', () => {
  const project = projection({ turn: 180, tilt: 0, eye: Number.POSITIVE_INFINITY, ...place });
  expect(project(1000, 0, 0)[0]).toBeCloseTo(200);
  expect(project(0, 0, 1000)[1]).toBeCloseTo(100);
});

test.each([
  [0, 90],
  [144, 26],
  [300, -20],
])('turned %d and tilted %d degrees, outlines are closed', (turn, tilt) => {
  for (const seen of trace({ turn, tilt, ...place }))
    for (const stroke of regionOf(seen)) expect([seen.part, stroke.at(-1)]).toEqual([seen.part, stroke[0]]);
});

test('hatches on the upper side are seen from above and not from below', () => {
  const outlines = (view: View) =>
    trace(view).flatMap((seen) => (seen.part === 'payload' ? regionOf(seen) : []));
  expect(outlines(plan)).toHaveLength(1);
  expect(outlines({ ...plan, tilt: -80 })).toEqual([]);
});

test('what is nearer is drawn later', () => {
  const front = order({ turn: 180, tilt: 20, ...place });
  expect(front.indexOf('tail')).toBeLessThan(front.indexOf('body'));
  const behind = order({ turn: 0, tilt: 20, ...place });
  expect(behind.indexOf('tail')).toBeGreaterThan(behind.indexOf('body'));
  const below = order({ turn: 180, tilt: -20, ...place });
  expect(below.lastIndexOf('boom')).toBeGreaterThan(below.lastIndexOf('wing'));
});

test('edges that meet become one stroke, from a loose end or around', () => {
  expect(strokesOf([2, 3, 0, 1, 1, 2], 4)).toEqual([[0, 1, 2, 3]]);
  expect(strokesOf([0, 1, 1, 2, 2, 0], 3)).toEqual([[0, 1, 2, 0]]);
});
