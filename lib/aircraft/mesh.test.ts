/** @jest-environment node */
import { droneTargets } from '@/content/company/drone';
import { mesh } from './mesh';

test('span and length are those of the specification', () => {
  const points = mesh.grids.flatMap(({ rings }) => rings.flat());
  const ends = ([0, 1] as const).map((axis) => points.map((point) => point[axis]));
  const [xs = [], ys = []] = ends;
  expect((2 * Math.max(...xs)) / 1000).toBeCloseTo(droneTargets.spanMetres, 1);
  expect((Math.max(...ys) - Math.min(...ys)) / 1000).toBeCloseTo(droneTargets.lengthMetres, 1);
});
