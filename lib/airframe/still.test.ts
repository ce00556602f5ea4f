/** @jest-environment node */
import { stillsFile } from './still';

const view = { turn: 0, tilt: 90, x: 600, y: 376, scale: 240, eye: Number.POSITIVE_INFINITY };

test('the plan is as wide as the wing', () => {
  const xs = [...stillsFile(1200, 800, [{ view }]).matchAll(/d="M(-?\d+)/g)].map(([, x]) => Number(x));
  expect(Math.min(...xs)).toBeGreaterThan(600 - 0.51 * 4.2 * view.scale);
  expect(Math.max(...xs)).toBeLessThan(600 + 0.51 * 4.2 * view.scale);
});

test('an image has colours of its own, and lines of one width at every size', () => {
  const file = stillsFile(800, 507, [{ view }, { view, shaded: true, over: '<path stroke="var(--mark)"/>' }]);
  expect(file).toContain('viewBox="0 0 800 507"');
  expect(file).toContain('stroke="#f3a45c"');
  expect(file).not.toContain('var(');
  expect(file.match(/<path vector-effect="non-scaling-stroke" d="M/g)).toHaveLength(
    (file.match(/<path /g)?.length ?? 0) - 1,
  );
});
