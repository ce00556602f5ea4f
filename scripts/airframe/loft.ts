/** Turns the airframe's shape (shape.json, in metres) into the grids of lib/airframe/mesh.json, in millimetres. */
import type { AirframeMesh, Grid, Part } from '@/lib/airframe/mesh';

export type Shape = typeof import('./shape.json');
type Point = readonly [number, number, number];
type Station = readonly number[];

const lerp = (from: number, to: number, at: number) => from + (to - from) * at;
const steps = (count: number) => Array.from({ length: count }, (_, index) => index / (count - 1));
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

const body = (stations: readonly Station[], rows: number, columns: number, x = 0): Point[][] =>
  steps(rows).map((at) =>
    turns(columns).map((angle) => {
      const [across, y, z] = onSection(between(stations, at), angle);
      return [across + x, y, z] as const;
    }),
  );

/** A patch of the upper side of the body between two places along it. */
const hatch = (stations: readonly Station[], [from = 0, to = 0]: readonly number[]): Point[][] =>
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

const surface = (ribs: readonly Rib[]): Point[][] =>
  ribs.map(({ x, y, z, chord, thick, lean }) =>
    foil.map(([along, up]) => {
      const height = up * chord * thick;
      return [x - Math.sin(lean) * height, y + along * chord, z + Math.cos(lean) * height] as const;
    }),
  );

function wing({ z, halfSpan, lead, chord, dihedral, thickness, winglet }: Shape['wing']): Point[][] {
  const [lead0 = 0, lead1 = 0] = lead;
  const [chord0 = 0, chord1 = 0] = chord;
  const [foot = 0, tip = 0] = winglet.chord;
  const flat = [0.085, 0.19, 0.313, 0.45, 0.62, 0.8, 0.95, 1].map((t) => ({
    x: halfSpan * t,
    y: lerp(lead0, lead1, t ** 1.25),
    z: z + dihedral * t,
    chord: lerp(chord0, chord1, t ** 1.1),
    thick: thickness,
    lean: 0,
  }));
  const raised = [0.35, 0.65, 1].map((t) => {
    const lean = (78 / 180) * Math.PI * Math.min(1, t * 1.5);
    return {
      x: halfSpan + winglet.out * Math.sin(lean) * t * 1.02,
      y: lead1 + winglet.back * t * t,
      z: z + dihedral + winglet.up * t ** 1.6,
      chord: chord1 + (foot - chord1) * Math.min(1, t * 2) + (tip - foot) * t * t,
      thick: 0.11,
      lean,
    };
  });
  return surface([...flat, ...raised]);
}

function tail({ root, apex, chord, thickness, lean }: Shape['tail'], boom: number): Point[][] {
  const [y0 = 0, z0 = 0] = root;
  const [y1 = 0, z1 = 0] = apex;
  const [c0 = 0, c1 = 0] = chord;
  return surface(
    steps(3).map((t) => ({
      x: lerp(boom, 0.004, t),
      y: lerp(y0, y1, t),
      z: lerp(z0, z1, t),
      chord: lerp(c0, c1, t),
      thick: thickness,
      lean: (-lean / 180) * Math.PI,
    })),
  );
}

/** Rings of `[radius, distance]` around an upright axis, or around one that points aft. */
const lathe = (
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
function volume(rings: readonly Point[][]): number {
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

function grid(part: Part, rings: Point[][], how: Partial<Grid> = {}): Grid {
  const turned = how.open || volume(rings) > 0 ? rings : rings.map((ring) => [...ring].reverse());
  const points = turned.flat(2).map((metres) => Math.round(metres * 1000));
  return { part, rows: rings.length, columns: rings[0]?.length ?? 0, points, ...how };
}

/** The whole airframe: one grid a part, with the right half of what has a twin on the left. */
export function airframeMesh(shape: Shape): AirframeMesh {
  const { fuselage, boom, rotor, pusher, turret, legs, bays } = shape;
  const twin = { twin: true } as const;
  const [pod = 0, height = 0] = rotor.pod;
  const ball = steps(6).map(
    (at) =>
      [
        turret.radius * Math.sin(lerp(0.06, 1, at) * Math.PI),
        turret.z + turret.radius * Math.cos(lerp(0.06, 1, at) * Math.PI),
      ] as const,
  );
  const at = (x: number, y: number): Point => [x, y, 0];
  return {
    grids: [
      grid('body', body(fuselage, 11, 12)),
      grid('payload', hatch(fuselage, bays.payload), { open: true }),
      grid('battery', hatch(fuselage, bays.battery), { open: true }),
      grid('turret', lathe(ball, at(0, turret.y), 8)),
      grid('wing', wing(shape.wing), twin),
      grid('boom', body(boom.stations, 7, 6, boom.x), twin),
      ...rotor.hubs.map(([y = 0, z = 0]) =>
        grid(
          'pod',
          lathe(
            [
              [pod, z - 0.04],
              [pod, z + 0.03],
              [pod * 0.8, z + height - 0.04],
              [pod * 0.3, z + height],
            ],
            at(boom.x, y),
            6,
          ),
          twin,
        ),
      ),
      grid('tail', tail(shape.tail, boom.x), twin),
      grid(
        'spinner',
        lathe(
          [
            [0.062, -0.07],
            [0.061, -0.03],
            [0.04, 0.03],
            [0.008, 0.07],
          ],
          [0, pusher.y, pusher.z],
          6,
          true,
        ),
      ),
      ...legs.y.map((y) =>
        grid(
          'leg',
          lathe(
            [
              [0.016, 0.05],
              [0.01, legs.foot],
            ],
            at(boom.x, y),
            3,
          ),
          twin,
        ),
      ),
    ],
    rotors: rotor.hubs.map(([y = 0, z = 0]) => [boom.x, y, z + rotor.blade].map((v) => Math.round(v * 1000))),
    rotorRadius: Math.round(rotor.radius * 1000),
    pusher: [0, pusher.y, pusher.z].map((v) => Math.round(v * 1000)),
    pusherRadius: Math.round(pusher.radius * 1000),
  };
}
