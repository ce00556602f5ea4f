import { mesh } from './mesh';
import { shape } from './shape';
import type { Point } from './solids';
import { projector, type View } from './view';

/** A rotor on the picture: the circle that its tips run on, and its two blades. x and y in turn. */
export type Rotor = { circle: Float32Array; blades: readonly [Float32Array, Float32Array] };

const CIRCLE_POINTS = 24;
/** Sine and cosine around the circle, computed once: the flight draws rotors in every frame. */
const circle = Array.from({ length: CIRCLE_POINTS }, (_, i) => {
  const turn = (i / CIRCLE_POINTS) * 2 * Math.PI;
  return [Math.sin(turn), Math.cos(turn)] as const;
});
/** One blade from the hub to the tip: part of the radius, and half the chord there. */
const edge = [
  [0.08, 0.03],
  [0.35, 0.1],
  [0.7, 0.07],
  [1, 0.03],
] as const;
const blade = [...edge, ...[...edge].reverse().map(([out, aside]) => [out, -aside] as const)];

/**
 * The four lift rotors with their blades turned by `lift`, and the pusher propeller turned by `push`, in radians. At 0 the
 * lift rotors stand in line with the airflow.
 */
export function rotorsOf(view: View, lift: number, push: number) {
  const put = projector(view);
  const rotorAt = ([x, y, z]: Point, radius: number, angle: number, upright = false): Rotor => {
    const project = (places: readonly (readonly [number, number])[], sine: number, cosine: number) => {
      const points = new Float32Array(2 * places.length);
      places.forEach(([out, aside], i) => {
        const a = out * sine + aside * cosine;
        const b = out * cosine - aside * sine;
        put(x + a, upright ? y : y + b, upright ? z + b : z, points, 2 * i);
      });
      return points;
    };
    const [sine, cosine] = [Math.sin(angle) * radius, Math.cos(angle) * radius];
    return {
      circle: project(circle, 0, radius),
      blades: [project(blade, sine, cosine), project(blade, -sine, -cosine)],
    };
  };
  const hubs = [...mesh.rotors, ...mesh.rotors.map(([x, y, z]): Point => [-x, y, z])];
  return {
    lift: hubs.map((hub, i) => rotorAt(hub, shape.rotor.radius, i % 2 ? lift : -lift)),
    pusher: rotorAt(mesh.pusher, shape.pusher.radius, push, true),
  };
}

/** The closed stroke through all of these points. */
export const loopOf = (points: Float32Array): number[] => [...new Uint8Array(points.length / 2).keys(), 0];
