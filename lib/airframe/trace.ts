import { HIDDEN, LIT, lightOf, PLAIN, SHADED, toneOf } from './light';
import type { AirframeMesh, Grid, Part } from './mesh';
import { wiringOf } from './wiring';

/** Where it is seen from, in degrees: from above with tilt 90, level with 0; the nose points up and away with turn 0. */
export type View = {
  turn: number;
  tilt: number;
  /** The right wing goes down. */
  bank?: number;
  /** The eye's distance in metres; without end for a drawing to scale. */
  eye?: number;
  /** Pixels (or units of a drawing) a metre, and the place of the airframe's middle. */
  scale: number;
  x: number;
  y: number;
};

/** Turns a point of the airframe, in millimetres, into a place on the picture. */
type Lens = (x: number, y: number, z: number) => [number, number];

const EYE = 12; // near enough to feel depth, far enough that a plan stays a plan
const degrees = Math.PI / 180;

/** Puts the place of a point into a list, without making anything: this runs for every point of every frame. */
export function projector({ turn, tilt, bank = 0, eye = EYE, scale, x: left, y: top }: View) {
  const [st, ct] = [Math.sin(turn * degrees), Math.cos(turn * degrees)];
  const [se, ce] = [Math.sin(tilt * degrees), Math.cos(tilt * degrees)];
  const [sb, cb] = [Math.sin(bank * degrees), Math.cos(bank * degrees)];
  const unit = scale / 1000;
  const shrink = ce / eye / 1000;
  return (x0: number, y: number, z0: number, into: Float32Array | Float64Array, at: number): void => {
    const x = x0 * cb + z0 * sb;
    const z = z0 * cb - x0 * sb;
    const along = x * st + y * ct;
    const k = unit / (1 - (along * ce + z * se) * shrink);
    into[at] = left + (x * ct - y * st) * k;
    into[at + 1] = top - (z * ce - along * se) * k;
  };
}

export function lensOf(view: View): Lens {
  const put = projector(view);
  const place = new Float64Array(2);
  return (x, y, z) => {
    put(x, y, z, place, 0);
    return [place[0] ?? 0, place[1] ?? 0];
  };
}

/** One part of the drawing: its points, its outline, and the lines within it. */
export type Traced = {
  part: Part;
  /** x and y in turn. */
  points: Float32Array;
  /** Two places in `points` a line. The lines of the outline run one way around what they enclose, in no certain order. */
  outline: number[];
  inner: number[];
  /** For each face, in the order of the wiring: its tone, `HIDDEN` if it is not seen. */
  front: Uint8Array;
  /** 1 as the mesh has it, -1 its mirror image. */
  side: 1 | -1;
  /** Outlines, in the same way, of the faces that the light falls on and of those in the shade. */
  light: number[];
  shade: number[];
};

/** Twice the area around these points, positive if they run clockwise on the picture. */
function area(points: Float32Array, places: Uint16Array): number {
  let sum = 0;
  for (let i = 0; i < places.length; i++) {
    const a = 2 * (places[i] ?? 0);
    const b = 2 * (places[(i + 1) % places.length] ?? 0);
    sum += (points[a] ?? 0) * (points[b + 1] ?? 0) - (points[b] ?? 0) * (points[a + 1] ?? 0);
  }
  return sum;
}

/** Splits the edges of a grid into its outline, what lies within it, and (left out) what lies behind. */
function traceGrid(
  grid: Grid,
  put: ReturnType<typeof projector>,
  [lx, ly, lz]: readonly [number, number, number],
  side: 1 | -1,
): Traced {
  const { part, points: model } = grid;
  const { quads, ends, edges, normals } = wiringOf(grid);
  const points = new Float32Array((model.length / 3) * 2);
  for (let i = 0; 3 * i < model.length; i++)
    put((model[3 * i] ?? 0) * side, model[3 * i + 1] ?? 0, model[3 * i + 2] ?? 0, points, 2 * i);

  const front = new Uint8Array(quads.length / 4 + ends.length + 1);
  for (let i = 0; i < quads.length; i += 4) {
    // Destructuring a list would cost more than the arithmetic, for every face in every frame.
    const a = 2 * (quads[i] ?? 0);
    const b = 2 * (quads[i + 1] ?? 0);
    const c = 2 * (quads[i + 2] ?? 0);
    const d = 2 * (quads[i + 3] ?? 0);
    const turn =
      ((points[c] ?? 0) - (points[a] ?? 0)) * ((points[d + 1] ?? 0) - (points[b + 1] ?? 0)) -
      ((points[d] ?? 0) - (points[b] ?? 0)) * ((points[c + 1] ?? 0) - (points[a + 1] ?? 0));
    if (turn * side > 0) {
      const n = (i / 4) * 3;
      front[i / 4] = toneOf(
        (normals[n] ?? 0) * side * lx + (normals[n + 1] ?? 0) * ly + (normals[n + 2] ?? 0) * lz,
      );
    }
  }
  ends.forEach((ring, i) => {
    front[quads.length / 4 + i] = area(points, ring) * side > 0 ? PLAIN : HIDDEN;
  });

  const [outline, inner, light, shade]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let i = 0; i < edges.length; i += 4) {
    const a = edges[i] ?? 0;
    const b = edges[i + 1] ?? 0;
    const one = front[edges[i + 2] ?? 0] ?? HIDDEN;
    const other = front[edges[i + 3] ?? 0] ?? HIDDEN;
    if (one && other) inner.push(a, b);
    else if (one) outline.push(a, b);
    else if (other) outline.push(b, a);
    if (one === other) continue;
    if (one === LIT) light.push(a, b);
    else if (one === SHADED) shade.push(a, b);
    if (other === LIT) light.push(b, a);
    else if (other === SHADED) shade.push(b, a);
  }
  return { part, points, outline, inner, light, shade, front, side };
}

const middle: readonly Part[] = ['turret', 'body', 'payload', 'battery'];
const sides: readonly Part[] = ['leg', 'boom', 'wing', 'pod'];
const rear: readonly Part[] = ['spinner', 'tail'];

/** All parts from the farthest to the nearest, so that each hides what lies behind it. Within a side: from below upwards. */
export function trace({ grids }: AirframeMesh, view: View): Traced[] {
  const put = projector(view);
  const light = lightOf(view);
  const of = (parts: readonly Part[], side: 1 | -1) => {
    const ordered = view.tilt < 0 ? [...parts].reverse() : parts;
    return ordered.flatMap((part) =>
      grids
        .filter((grid) => grid.part === part && (side === 1 || grid.twin))
        .map((grid) => traceGrid(grid, put, light, side)),
    );
  };
  const right = Math.sin(view.turn * degrees) >= 0 ? 1 : -1; // which side is nearer
  const tail = [...of(rear, 1), ...of(rear, -1)];
  const front = Math.cos(view.turn * degrees) < 0;
  return [
    ...(front ? tail : []),
    ...of(sides, right === 1 ? -1 : 1),
    ...of(middle, 1),
    ...of(sides, right),
    ...(front ? [] : tail),
  ];
}
