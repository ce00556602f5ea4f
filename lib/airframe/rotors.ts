import type { AirframeMesh } from './mesh';
import { projector, type View } from './trace';

/** A rotor: the circle that its tips run on, and its two blades. x and y in turn. */
export type Rotor = { circle: Float32Array; blades: Float32Array };

const ROUND = 24;
/** Sine and cosine around the circle in turn, computed once: the flight draws rotors in every frame. */
const circle = Float32Array.from({ length: 2 * ROUND }, (_, i) => {
  const turn = ((i >> 1) / ROUND) * 2 * Math.PI;
  return i % 2 ? Math.cos(turn) : Math.sin(turn);
});
/** One blade from the hub out: part of the radius, and half the chord there. */
const blade = [
  [0.08, 0.03],
  [0.35, 0.1],
  [0.7, 0.07],
  [1, 0.03],
] as const;
const halves = Float32Array.from(
  [...blade, ...[...blade].reverse().map(([out, aside]) => [out, -aside] as const)].flat(),
);
/** How many points one blade has in `blades`. */
export const BLADE_POINTS = halves.length / 2;

/**
 * The four lift rotors with their blades turned by `lift`, and the pusher propeller turned by `push`, in radians. At 0 the
 * lift rotors stand in line with the airflow.
 */
export function rotorsOf(
  { rotors, rotorRadius, pusher, pusherRadius }: AirframeMesh,
  view: View,
  lift: number,
  push: number,
) {
  const put = projector(view);
  const make = (
    [x = 0, y = 0, z = 0]: readonly number[],
    radius: number,
    angle: number,
    upright: boolean,
  ): Rotor => {
    const place = (a: number, b: number, into: Float32Array, at: number) =>
      upright ? put(x + a, y, z + b, into, at) : put(x + a, y + b, z, into, at);
    const round = new Float32Array(2 * ROUND);
    for (let i = 0; i < 2 * ROUND; i += 2)
      place((circle[i] ?? 0) * radius, (circle[i + 1] ?? 0) * radius, round, i);
    const [sine, cosine] = [Math.sin(angle) * radius, Math.cos(angle) * radius];
    const two = new Float32Array(4 * BLADE_POINTS);
    for (let i = 0; i < 2 * BLADE_POINTS; i += 2) {
      const [out, aside] = [halves[i] ?? 0, halves[i + 1] ?? 0];
      const a = out * sine + aside * cosine;
      const b = out * cosine - aside * sine;
      place(a, b, two, i);
      place(-a, -b, two, 2 * BLADE_POINTS + i);
    }
    return { circle: round, blades: two };
  };
  const left = rotors.map(([x = 0, ...rest]) => [-x, ...rest]);
  return {
    lift: [...rotors, ...left].map((hub, index) => make(hub, rotorRadius, index % 2 ? lift : -lift, false)),
    pusher: make(pusher, pusherRadius, push, true),
  };
}

/** A closed line through `count` points, two places a line. */
export const loop = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => [from + i, from + ((i + 1) % count)]).flat();
