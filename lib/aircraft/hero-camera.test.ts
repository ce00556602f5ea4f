/** @jest-environment node */
import { heroMasters, heroView } from './hero-camera';
import { projection } from './view';

test.each([
  ['wide', 'nose', [0, -1169, -22], [1266, 406]],
  ['wide', 'top of the left wing tip', [-2100, 484, 440], [2364, 235]],
  ['wide', 'foot of the left boom', [-621, -447, -330], [1659, 549]],
  ['upright', 'top of the left wing tip', [-2100, 484, 440], [1383, 450]],
] as const)(
  'the drawing over the %s master has the %s where the render has it',
  (master, _, [right, aft, up], [x, y]) => {
    const project = projection(heroView(master, { ...heroMasters[master], x: 0.7, y: 0.5 }));
    const [drawnX, drawnY] = project(right, aft, up);
    expect(Math.abs(drawnX - x)).toBeLessThan(20);
    expect(Math.abs(drawnY - y)).toBeLessThan(20);
  },
);

test('a window of another shape shows the same part of it as the browser does', () => {
  const { x, y, scale } = heroView('wide', { width: 1280, height: 800, x: 0.7, y: 0.5 });
  const by = 800 / 1440;
  expect([x, y, scale]).toEqual(
    [1559 * by - 0.7 * (2560 * by - 1280), 544 * by, 389 * by].map((n) => expect.closeTo(n)),
  );
});
