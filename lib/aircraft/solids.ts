/** In millimetres. The functions below make rings of points, in the direction that turns the faces outwards. */
export type Point = readonly [x: number, y: number, z: number];
type Station = readonly number[];
type Pair = readonly [number, number];

export const mix = (from: number, to: number, at: number) => from + (to - from) * at;
/** `count` numbers from 0 to 1. */
export const steps = (count: number) => Array.from({ length: count }, (_, i) => i / (count - 1));
/** `count` angles around a circle, in radians. */
const around = (count: number) => Array.from({ length: count }, (_, i) => (i / count) * 2 * Math.PI);

/** A Catmull-Rom spline through the stations, from 0 to 1. */
function stationAt(stations: readonly Station[], at: number): Station {
  const place = at * (stations.length - 1);
  const index = Math.min(Math.floor(place), stations.length - 2);
  const t = place - index;
  const [p = [], q = [], r = [], s = []] = [-1, 0, 1, 2].map(
    (by) => stations[Math.min(Math.max(index + by, 0), stations.length - 1)],
  );
  return p.map((a, column) => {
    const [b = 0, c = 0, d = 0] = [q[column], r[column], s[column]];
    return (
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
    );
  });
}

/** A point on a station; the angle runs from the right over the top. */
function onStation(
  [y = 0, width = 0, top = 0, bottom = 0, centre = 0, exponent = 2]: Station,
  angle: number,
): Point {
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / exponent);
  const z = power(Math.sin(angle));
  return [width * power(Math.cos(angle)), y, centre + z * (z > 0 ? top : bottom)];
}

export const hull = (stations: readonly Station[], rows: number, columns: number, x = 0): Point[][] =>
  steps(rows).map((at) => {
    const station = stationAt(stations, at);
    return around(columns).map((angle) => {
      const [across, y, z] = onStation(station, -angle);
      return [x + across, y, z];
    });
  });

export type Rib = { x: number; y: number; z: number; chord: number; thickness: number; lean: number };

/** An aerofoil at each rib, from the trailing edge over the top to the leading edge and back. `lean` is in degrees. */
export const surface = (ribs: readonly Rib[], columns: number): Point[][] =>
  ribs.map(({ x, y, z, chord, thickness, lean }) => {
    const [sine, cosine] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
    return around(columns).map((angle) => {
      const u = 0.5 * (1 + Math.cos(angle));
      const half =
        5 * (0.2969 * Math.sqrt(u) - 0.126 * u - 0.3516 * u ** 2 + 0.2843 * u ** 3 - 0.1015 * u ** 4);
      const up = (0.14 * u * (1 - u) + (angle <= Math.PI ? half : -half)) * chord * thickness;
      return [x - sine * up, y + u * chord, z + cosine * up];
    });
  });

/** Rings given as radius and distance from the centre, around an axis that points up or, with `aft`, aft. */
export const lathe = (profile: readonly Pair[], [x, y, z]: Point, columns: number, aft = false): Point[][] =>
  profile.map(([radius, at]) =>
    around(columns).map((angle) => {
      const [a, b] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      return aft ? [x + a, y + at, z - b] : [x + a, y + b, z + at];
    }),
  );
