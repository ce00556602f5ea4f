/** @jest-environment node */
import { heroView } from './hero-camera';
import { projection } from './view';

test.each([
  ['nose', [0, -1169, -22], [1266, 406]],
  ['top of the left wing tip', [-2100, 484, 440], [2364, 235]],
  ['foot of the left boom', [-621, -447, -330], [1659, 549]],
] as const)('the drawing has the %s where the render has it', (_, [right, aft, up], [x, y]) => {
  const project = projection(heroView('wide', { width: 2560, height: 1440, x: 0.7, y: 0.5 }));
  const [drawnX, drawnY] = project(right, aft, up);
  expect(Math.abs(drawnX - x)).toBeLessThan(0.01 * 2560);
  expect(Math.abs(drawnY - y)).toBeLessThan(0.01 * 2560);
});

test('a window of another shape shows the same part of it as the browser does', () => {
  const { x, y, scale } = heroView('wide', { width: 1280, height: 800, x: 0.7, y: 0.5 });
  const by = 800 / 1440;
  expect([x, y, scale]).toEqual(
    [1559 * by - 0.7 * (2560 * by - 1280), 544 * by, 389 * by].map((n) => expect.closeTo(n)),
  );
});
