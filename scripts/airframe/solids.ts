/** Rings of points for the bodies that an airframe is made of, in metres. */

export type Point = readonly [number, number, number];
type Station = readonly number[];

export const lerp = (from: number, to: number, at: number) => from + (to - from) * at;
export const steps = (count: number) => Array.from({ length: count }, (_, index) => index / (count - 1));
const turns = (count: number) => Array.from({ length: count }, (_, index) => (index / count) * 2 * Math.PI);

/** Catmull-Rom through the stations, as in the renders. */
function between(stations: readonly Station[], at: number): Station {
  const place = at * (stations.length - 1);
  const index = Math.min(Math.floor(place), stations.length - 2);
  const f = place - index;
  const near = [-1, 0, 1, 2].map((by) => stations[Math.min(Math.max(index + by, 0), stations.length - 1)]);
  return (near[0] ?? []).map((a, column) => {
    const [b = 0, c = 0, d = 0] = near.slice(1).map((station) => station?.[column] ?? 0);
    return (
      0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3)
    );
  });
}

/** A point on the rounded cross-section `[y, half width, top, bottom, centre, exponent]`. */
function onSection(
  [y = 0, width = 0, top = 0, bottom = 0, centre = 0, exponent = 2]: Station,
  angle: number,
): Point {
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / exponent);
  const z = power(Math.sin(angle));
  return [width * power(Math.cos(angle)), y, centre + z * (z > 0 ? top : bottom)];
}

export const body = (stations: readonly Station[], rows: number, columns: number, x = 0): Point[][] =>
  steps(rows).map((at) =>
    turns(columns).map((angle) => {
      const [across, y, z] = onSection(between(stations, at), angle);
      return [across + x, y, z] as const;
    }),
  );

/** A patch of the upper side of the body between two places along it. */
export const hatch = (stations: readonly Station[], [from = 0, to = 0]: readonly number[]): Point[][] =>
  steps(3).map((at) => {
    const y = lerp(from, to, at);
    const station = steps(400)
      .map((place) => between(stations, place))
      .reduce((best, next) => (Math.abs((next[0] ?? 0) - y) < Math.abs((best[0] ?? 0) - y) ? next : best));
    return steps(5).map((turn) => onSection(station, lerp(0.8, 0.2, turn) * Math.PI));
  });

/** The aerofoil from its trailing edge over the upper side to the nose and back: chord 1, thickness 1. */
const foil = turns(10).map((angle): readonly [number, number] => {
  const x = 0.5 * (1 + Math.cos(angle));
  const half = 5 * (0.2969 * Math.sqrt(x) - 0.126 * x - 0.3516 * x ** 2 + 0.2843 * x ** 3 - 0.1015 * x ** 4);
  return [x, 0.14 * x * (1 - x) + (angle <= Math.PI ? half : -half)];
});

type Rib = { x: number; y: number; z: number; chord: number; thick: number; lean: number };

export const surface = (ribs: readonly Rib[]): Point[][] =>
  ribs.map(({ x, y, z, chord, thick, lean }) =>
    foil.map(([along, up]) => {
      const height = up * chord * thick;
      return [x - Math.sin(lean) * height, y + along * chord, z + Math.cos(lean) * height] as const;
    }),
  );

/** Rings of `[radius, distance]` around an upright axis, or around one that points aft. */
export const lathe = (
  profile: readonly (readonly number[])[],
  [x, y, z]: Point,
  columns: number,
  aft = false,
): Point[][] =>
  profile.map(([radius = 0, at = 0]) =>
    turns(columns).map((angle) => {
      const [a, b] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      return aft ? ([x + a, y + at, z + b] as const) : ([x + a, y + b, z + at] as const);
    }),
  );

/** Six times the volume that the rings wrap, positive if their faces look outwards. */
export function volume(rings: readonly Point[][]): number {
  const mean = rings.flat().reduce<number[]>((sum, p) => sum.map((v, i) => v + (p[i] ?? 0)), [0, 0, 0]);
  const from = (p: readonly number[] = [0, 0, 0]) =>
    p.map((v, i) => v - (mean[i] ?? 0) / rings.flat().length);
  let total = 0;
  rings.slice(1).forEach((ring, row) => {
    ring.forEach((_, column) => {
      const next = (column + 1) % ring.length;
      const [a = [], b = [], c = []] = [rings[row]?.[column], rings[row]?.[next], ring[next]].map(from);
      const cross = [0, 1, 2].map(
        (i) => (b[(i + 1) % 3] ?? 0) * (c[(i + 2) % 3] ?? 0) - (b[(i + 2) % 3] ?? 0) * (c[(i + 1) % 3] ?? 0),
      );
      total += a.reduce((sum, v, i) => sum + v * (cross[i] ?? 0), 0);
    });
  });
  return total;
}
