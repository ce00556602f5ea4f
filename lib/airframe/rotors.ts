import type { AirframeMesh } from './mesh';
import { lensOf, type View } from './trace';

/** A rotor: the circle that its tips run on, and its two blades. x and y in turn. */
export type Rotor = { circle: Float32Array; blades: Float32Array };

const ROUND = 36;
/** One blade from the hub out: part of the radius, and half the chord there. */
const blade = [
  [0.08, 0.03],
  [0.35, 0.1],
  [0.7, 0.07],
  [1, 0.03],
] as const;
const halves = [
  ...blade.map(([r, c]) => [r, c] as const),
  ...[...blade].reverse().map(([r, c]) => [r, -c] as const),
];

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
  const lens = lensOf(view);
  const make = (
    [x = 0, y = 0, z = 0]: readonly number[],
    radius: number,
    angle: number,
    upright: boolean,
  ): Rotor => {
    const put = (out: number, aside: number, turn: number) => {
      const a = (out * Math.sin(turn) + aside * Math.cos(turn)) * radius;
      const b = (out * Math.cos(turn) - aside * Math.sin(turn)) * radius;
      return upright ? lens(x + a, y, z + b) : lens(x + a, y + b, z);
    };
    const round = Array.from({ length: ROUND }, (_, i) => put(1, 0, (i / ROUND) * 2 * Math.PI));
    const two = [angle, angle + Math.PI].flatMap((turn) =>
      halves.map(([out, aside]) => put(out, aside, turn)),
    );
    return { circle: Float32Array.from(round.flat()), blades: Float32Array.from(two.flat()) };
  };
  const left = rotors.map(([x = 0, ...rest]) => [-x, ...rest]);
  return {
    lift: [...rotors, ...left].map((hub, index) => make(hub, rotorRadius, index % 2 ? lift : -lift, false)),
    pusher: make(pusher, pusherRadius, push, true),
  };
}

/** How many points one blade has in `blades`. */
export const BLADE_POINTS = halves.length;
