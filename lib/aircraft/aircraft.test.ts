/** @jest-environment node */
import { droneTargets } from '@/content/company/drone';
import { heroMaster, heroView } from './hero-camera';
import { mesh } from './mesh';
import { shape } from './shape';
import { trace } from './trace';
import { projection, type View } from './view';

const place = { scale: 100, x: 300, y: 200 };
const plan: View = { turn: 0, tilt: 90, ...place };

test('from above, the nose points up, to scale', () => {
  const project = projection(plan);
  expect(project(1000, 0, 0)).toEqual([400, 200]);
  expect(project(0, -1000, 300)[1]).toBeCloseTo(100);
});

test('from the front, the right wing is on our left, and up is up', () => {
  const project = projection({ turn: 180, tilt: 0, ...place });
  expect(project(1000, 0, 0)[0]).toBeCloseTo(200);
  expect(project(0, 0, 1000)[1]).toBeCloseTo(100);
});

test('faces seen from above are hidden from below', () => {
  const seenFrom = (tilt: number) =>
    new Set(trace({ ...plan, tilt }).flatMap(({ part, faces }) => (part === 'body' ? faces : [])));
  const [above, below] = [seenFrom(90), seenFrom(-90)];
  expect(above.size).toBeGreaterThan(50);
  expect([...above].filter((face) => below.has(face))).toEqual([]);
});

test('nearer parts are drawn later', () => {
  const [above, below] = [20, -20].map((tilt) =>
    trace({ turn: 200, tilt, ...place }).map(({ part }) => part),
  );
  expect(above?.lastIndexOf('tail')).toBeLessThan(above?.indexOf('body') ?? 0);
  expect(above?.lastIndexOf('boom')).toBeLessThan(above?.lastIndexOf('wing') ?? 0);
  expect(below?.lastIndexOf('boom')).toBeGreaterThan(below?.lastIndexOf('wing') ?? 0);
});

test('span and length match the specification', () => {
  const points = mesh.flatMap(({ solids }) => solids.flatMap(({ points }) => points));
  const ends = ([0, 1] as const).map((axis) => points.map((point) => point[axis]));
  const [xs = [], ys = []] = ends;
  expect((2 * Math.max(...xs)) / 1000).toBeCloseTo(droneTargets.spanMetres, 1);
  expect((Math.max(...ys) - Math.min(...ys)) / 1000).toBeCloseTo(droneTargets.lengthMetres, 1);
});

test.each([
  ['nose', [0, -1169, -22], [1266, 406]],
  ['top of the left wing tip', [-2100, 484, 440], [2364, 235]],
  ['foot of the left boom', [-621, -447, -330], [1659, 549]],
] as const)(
  'the drawing over the picture has the %s where the render does',
  (_, [right, aft, up], [x, y]) => {
    const project = projection(heroView({ ...heroMaster, x: 0.7, y: 0.5 }));
    const [drawnX, drawnY] = project(right, aft, up);
    expect(Math.abs(drawnX - x)).toBeLessThan(20);
    expect(Math.abs(drawnY - y)).toBeLessThan(20);
  },
);

test('the picture is cropped as the browser does in a viewport of another shape', () => {
  const { x, y, scale } = heroView({ width: 1280, height: 800, x: 0.7, y: 0.5 });
  const by = 800 / 1440;
  expect([x, y, scale]).toEqual(
    [1559 * by - 0.7 * (2560 * by - 1280), 544 * by, 389 * by].map((n) => expect.closeTo(n)),
  );
});

test('the pusher’s disc clears the lift rotors and the ground', () => {
  const { boom, rotor, pusher, legs } = shape;
  const [, [y, z]] = rotor.hubs;
  const halfOf = (radius: number, away: number) => Math.sqrt(radius ** 2 - away ** 2);
  const inner = boom.x - halfOf(rotor.radius, pusher.y - y);
  const outer = halfOf(pusher.radius, z + rotor.pod.height - pusher.z);
  expect(inner - outer).toBeGreaterThan(40);
  expect(pusher.z - pusher.radius - legs.foot).toBeGreaterThan(80);
});
