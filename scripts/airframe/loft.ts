/** Turns the airframe's shape (shape.json, in metres) into the grids of lib/airframe/mesh.json, in millimetres. */
import type { AirframeMesh, Grid, Part } from '@/lib/airframe/mesh';
import { body, hatch, lathe, lerp, type Point, steps, surface, volume } from './solids';

type Shape = typeof import('./shape.json');
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
