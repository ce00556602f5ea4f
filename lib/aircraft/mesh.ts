import { shape } from './shape';
import { hatch, hull, lathe, mix, type Point, type Rib, steps, surface } from './solids';

export type Part =
  | 'body'
  | 'payload'
  | 'battery'
  | 'turret'
  | 'wing'
  | 'boom'
  | 'pod'
  | 'tail'
  | 'spinner'
  | 'leg';

/** Rings of points in millimetres. Neighbours in a ring and from ring to ring share an edge; rings are closed unless `open`. */
export type Grid = {
  part: Part;
  rings: readonly (readonly Point[])[];
  open?: true;
  /** Stands on the right and has a mirror image on the left. */
  twin?: true;
};

export type Mesh = {
  grids: readonly Grid[];
  /** Hubs of the right boom's two lift rotors, and of the pusher propeller. */
  rotors: readonly Point[];
  pusher: Point;
};

/** How finely the bodies are divided: rows by columns of a hull, columns of an aerofoil and of what is turned on a lathe. */
type Detail = {
  body: readonly [number, number];
  boom: readonly [number, number];
  foil: number;
  lathe: number;
  ball: readonly [number, number];
  leg: number;
  /** Where the wing, from root to tip, and its winglet have ribs. */
  wing: readonly number[];
  winglet: readonly number[];
};

const drawing: Detail = {
  body: [11, 12],
  boom: [7, 6],
  foil: 10,
  lathe: 6,
  ball: [6, 8],
  leg: 3,
  wing: [0.085, 0.19, 0.313, 0.45, 0.62, 0.8, 0.95, 1],
  winglet: [0.35, 0.65, 1],
};
/** Fine enough for seams of 6 mm. */
export const render: Detail = {
  body: [701, 120],
  boom: [701, 60],
  foil: 120,
  lathe: 48,
  ball: [25, 48],
  leg: 48,
  wing: steps(201),
  winglet: steps(25).slice(1),
};

function wing({ wing: at, winglet: upAt, foil }: Detail): Point[][] {
  const { z, halfSpan, leadingEdge, chord, dihedral, thickness, winglet } = shape.wing;
  const flat = at.map(
    (t): Rib => ({
      x: halfSpan * t,
      y: mix(...leadingEdge, t ** 1.25),
      z: z + dihedral * t,
      chord: mix(...chord, t ** 1.1),
      thickness,
      lean: 0,
    }),
  );
  const [foot, tip] = winglet.chord;
  const raised = upAt.map((t): Rib => {
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
  return surface([...flat, ...raised], foil);
}

function tail({ foil }: Detail): Point[][] {
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
  return surface(ribs.reverse(), foil);
}

/** The aircraft: one grid a part, with the right half of what has a twin on the left. */
export function meshOf(detail: Detail): Mesh {
  const { fuselage, bays, boom, rotor, pusher, turret, legs } = shape;
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
  const ball = steps(detail.ball[0]).map((at) => {
    const angle = mix(1, 0.06, at) * Math.PI;
    return [turret.radius * Math.sin(angle), turret.radius * Math.cos(angle)] as const;
  });
  const twin = true;
  return {
    grids: [
      { part: 'body', rings: hull(fuselage, ...detail.body) },
      { part: 'payload', rings: hatch(fuselage, bays.payload), open: true },
      { part: 'battery', rings: hatch(fuselage, bays.battery), open: true },
      { part: 'turret', rings: lathe(ball, [0, turret.y, turret.z], detail.ball[1]) },
      { part: 'wing', rings: wing(detail), twin },
      { part: 'boom', rings: hull(boom.stations, ...detail.boom, boom.x), twin },
      ...rotor.hubs.map(
        ([y, z]): Grid => ({ part: 'pod', rings: lathe(pod, [boom.x, y, z], detail.lathe), twin }),
      ),
      { part: 'tail', rings: tail(detail), twin },
      { part: 'spinner', rings: lathe(spinner, [0, pusher.y, pusher.z], detail.lathe, true) },
      ...legs.y.map((y): Grid => ({ part: 'leg', rings: lathe(leg, [boom.x, y, 0], detail.leg), twin })),
    ],
    rotors: rotor.hubs.map(([y, z]) => [boom.x, y, z + rotor.blade]),
    pusher: [0, pusher.y, pusher.z],
  };
}

/** The aircraft as it is drawn, with about 1,200 edges. */
export const mesh = meshOf(drawing);
