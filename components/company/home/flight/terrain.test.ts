/** @jest-environment node */
import { contoursOf, heightAt } from './terrain';

test('a contour line is continuous, at one height and on the ground', () => {
  const { points, lines } = contoursOf([-3, 2, 3, 8], 0.2, 0.24);
  const place = (i = 0) => [points[3 * i] ?? 0, points[3 * i + 1] ?? 0, points[3 * i + 2] ?? 0] as const;
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines)
    line.forEach((point, i) => {
      const [[x, y, z], [nextX, nextY, nextZ]] = [place(point), place(line[i + 1] ?? point)];
      expect(z).toBeCloseTo(nextZ);
      expect(Math.abs(heightAt(x, y) - z)).toBeLessThan(0.05);
      expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan(0.6);
    });
});
