/** @jest-environment node */
import { stillFile, stillsFile } from './still';

const view = { turn: 0, tilt: 90, x: 600, y: 376, scale: 240, eye: Number.POSITIVE_INFINITY };

test('a file holds each still under its name, and leaves ink and ground to the page', () => {
  const file = stillsFile({ above: { view }, level: { view: { ...view, tilt: 0 } } });
  expect(file).toMatch(
    /^<svg xmlns="[^"]+"><defs><g id="above">.+<\/g><g id="level">.+<\/g><\/defs><\/svg>$/,
  );
  expect(file).toContain('fill="var(--ground)"');
  expect(file).not.toMatch(/ stroke="|class=|style=/);
  expect(file.match(/<path /g)).toHaveLength(
    file.match(/<path vector-effect="non-scaling-stroke" d="M/g)?.length ?? 0,
  );
});

test('the plan is as wide as the wing', () => {
  const xs = [...stillsFile({ above: { view } }).matchAll(/d="M(-?\d+)/g)].map(([, x]) => Number(x));
  expect(Math.min(...xs)).toBeGreaterThan(600 - 0.51 * 4.2 * view.scale);
  expect(Math.max(...xs)).toBeLessThan(600 + 0.51 * 4.2 * view.scale);
});

test('an image has colours of its own', () => {
  const file = stillFile({ view, shaded: true, over: '<path stroke="var(--mark)"/>' });
  expect(file).toContain('stroke="#f3a45c"');
  expect(file).not.toContain('var(');
});
