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

type Mesh = {
  grids: readonly Grid[];
  /** Hubs of the right boom's two lift rotors, and of the pusher propeller. */
  rotors: readonly Point[];
  pusher: Point;
};

function wing(): Point[][] {
  const { z, halfSpan, leadingEdge, chord, dihedral, thickness, winglet } = shape.wing;
  // The first rib lies within the body.
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

function build(): Mesh {
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
  const ball = steps(6).map((at) => {
    const angle = mix(1, 0.06, at) * Math.PI;
    return [turret.radius * Math.sin(angle), turret.radius * Math.cos(angle)] as const;
  });
  const twin = true;
  return {
    grids: [
      { part: 'body', rings: hull(fuselage, 11, 12) },
      { part: 'payload', rings: hatch(fuselage, bays.payload), open: true },
      { part: 'battery', rings: hatch(fuselage, bays.battery), open: true },
      { part: 'turret', rings: lathe(ball, [0, turret.y, turret.z], 8) },
      { part: 'wing', rings: wing(), twin },
      { part: 'boom', rings: hull(boom.stations, 7, 6, boom.x), twin },
      ...rotor.hubs.map(([y, z]): Grid => ({ part: 'pod', rings: lathe(pod, [boom.x, y, z], 6), twin })),
      { part: 'tail', rings: tail(), twin },
      { part: 'spinner', rings: lathe(spinner, [0, pusher.y, pusher.z], 6, true) },
      ...legs.y.map((y): Grid => ({ part: 'leg', rings: lathe(leg, [boom.x, y, 0], 3), twin })),
    ],
    rotors: rotor.hubs.map(([y, z]) => [boom.x, y, z + rotor.blade]),
    pusher: [0, pusher.y, pusher.z],
  };
}

/** The aircraft: one grid a part, with the right half of what has a twin on the left. It has 1,200 edges. */
export const mesh = build();
