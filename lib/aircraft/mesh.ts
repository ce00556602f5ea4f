import { shape } from './shape';
import { hull, lathe, mix, type Point, type Rib, steps, surface } from './solids';

export type Part = 'body' | 'turret' | 'wing' | 'boom' | 'pod' | 'tail' | 'spinner' | 'leg';

export type Solid = {
  part: Part;
  /** In millimetres. */
  points: readonly Point[];
  /** Points around each face, clockwise as seen from outside. */
  faces: readonly (readonly number[])[];
};

/** Parts on one side; -1 mirrors those on the right. */
type Layer = { side: 1 | -1; solids: readonly Solid[] };

/** The solid within closed rings of points. Neighbours in a ring, and from ring to ring, share an edge. */
function solid(part: Part, rings: readonly (readonly Point[])[]): Solid {
  const columns = rings[0]?.length ?? 0;
  const at = (row: number, column: number) => row * columns + (column % columns);
  const ring = (row: number) => Array.from({ length: columns }, (_, column) => at(row, column));
  const bands = rings
    .slice(1)
    .flatMap((_, r) => ring(0).map((c) => [at(r, c), at(r, c + 1), at(r + 1, c + 1), at(r + 1, c)]));
  return { part, points: rings.flat(), faces: [...bands, ring(0).reverse(), ring(rings.length - 1)] };
}

function wing(): Point[][] {
  const { z, halfSpan, leadingEdge, chord, dihedral, thickness, winglet } = shape.wing;
  // The first rib is inside the body.
  const flat = steps(8).map((part): Rib => {
    const t = mix(0.085, 1, part);
    return {
      x: halfSpan * t,
      y: mix(...leadingEdge, t ** 1.25),
      z: z + dihedral * t,
      chord: mix(...chord, t ** 1.1),
      thickness,
      lean: 0,
    };
  });
  const [foot, tip] = winglet.chord;
  const raised = steps(4)
    .slice(1)
    .map((t): Rib => {
      const lean = winglet.lean * Math.min(1, t * 1.5);
      return {
        x: halfSpan + winglet.out * Math.sin((lean * Math.PI) / 180) * t * 1.02,
        y: leadingEdge[1] + winglet.back * t * t,
        z: z + dihedral + winglet.up * t ** 1.6,
        chord: mix(chord[1], foot, Math.min(1, t * 2)) + (tip - foot) * t * t,
        thickness: winglet.thickness,
        lean,
      };
    });
  return surface([...flat, ...raised], 10);
}

function tail(): Point[][] {
  const { root, apex, chord, thickness, lean } = shape.tail;
  const ribs = steps(3).map(
    (t): Rib => ({
      x: mix(shape.boom.x, 4, t),
      y: mix(root[0], apex[0], t),
      z: mix(root[1], apex[1], t),
      chord: mix(...chord, t),
      thickness,
      lean: -lean,
    }),
  );
  return surface(ribs.reverse(), 10);
}

const { fuselage, boom, rotor, pusher, turret, legs } = shape;
const { radius, height } = rotor.pod;
const pod = [
  [radius, -40],
  [radius, 30],
  [0.8 * radius, height - 40],
  [0.3 * radius, height],
] as const;
const spinner = [
  [62, -70],
  [61, -30],
  [40, 30],
  [8, 70],
] as const;
const leg = [
  [10, legs.foot],
  [16, 50],
] as const;
const ball = steps(7).map((at) => {
  const angle = mix(1, 0.06, at) * Math.PI;
  return [turret.radius * Math.sin(angle), turret.radius * Math.cos(angle)] as const;
});
const tails = solid('tail', tail());
const half = [
  ...legs.y.map((y) => solid('leg', lathe(leg, [boom.x, y, 0], 3))),
  solid('boom', hull(boom.stations, 7, 6, boom.x)),
  solid('wing', wing()),
  ...rotor.hubs.map(([y, z]) => solid('pod', lathe(pod, [boom.x, y, z], 8))),
];
const middle = [
  solid('turret', lathe(ball, [0, turret.y, turret.z], 14)),
  solid('body', hull(fuselage, 11, 12)),
];

/**
 * The aircraft, from the farthest layer to the nearest as seen from ahead and left, so that each hides what is behind.
 * Within a layer, solids run from bottom to top. The mesh has 1,400 edges.
 */
export const mesh: readonly Layer[] = [
  { side: 1, solids: [solid('spinner', lathe(spinner, [0, pusher.y, pusher.z], 6, true)), tails] },
  { side: -1, solids: [tails] },
  { side: 1, solids: half },
  { side: 1, solids: middle },
  { side: -1, solids: half },
];
