/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { droneTargets } from '@/content/company/drone';
import { airframeMesh } from '@/scripts/airframe/loft';
import shape from '@/scripts/airframe/shape.json';
import type { AirframeMesh } from './mesh';
import mesh from './mesh.json';

const { grids } = mesh as AirframeMesh;
const every = (axis: number) => grids.flatMap(({ points }) => points.filter((_, i) => i % 3 === axis));

test('mesh.json is made from the shape: run npm run airframe after a change', () => {
  // JSON has no negative zero.
  expect(JSON.parse(JSON.stringify(airframeMesh(shape)))).toEqual(mesh);
});

test('it has about 1,200 edges and is at most 10 KB on the wire', () => {
  const edges = grids.map(({ rows, columns, open, twin }) => {
    const one = rows * (open ? columns - 1 : columns) + (rows - 1) * columns;
    return twin ? 2 * one : one;
  });
  const all = edges.reduce((sum, one) => sum + one, 0);
  expect(all).toBeGreaterThan(1100);
  expect(all).toBeLessThan(1400);
  expect(brotliCompressSync(readFileSync('lib/airframe/mesh.json')).length).toBeLessThanOrEqual(10_000);
});

test('span and length are those of the specification', () => {
  expect((2 * Math.max(...every(0))) / 1000).toBeCloseTo(droneTargets.spanMetres, 1);
  expect((Math.max(...every(1)) - Math.min(...every(1))) / 1000).toBeCloseTo(droneTargets.lengthMetres, 1);
});

test('each grid has as many points as it says', () => {
  for (const { rows, columns, points } of grids) expect(points).toHaveLength(3 * rows * columns);
});
