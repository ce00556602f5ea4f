import { heroPose } from '@/lib/aircraft/hero-camera';
import type { View } from '@/lib/aircraft/view';

/** One moment of the flight. Values without a unit run from 0 to 1. */
export type Moment = {
  view: Pick<View, 'turn' | 'tilt' | 'bank'>;
  /** Blade angles in radians, and the blur of the lift rotors: 0 stopped, 1 turning. */
  pose: { lift: number; push: number; blur: number };
  /** How far the aircraft has moved from its place in the hero's picture. */
  away: number;
  /** How far the drawing of the aircraft, and then of the ground, has replaced the picture. */
  drawn: number;
  ground: number;
  /** The height of the eye, from the valleys to the ceiling. */
  climb: number;
  /** How far each satellite's link is broken. */
  broken: readonly number[];
  /** How bright the square on the ground is, how near the map tile has come to it, and whether it may lock. */
  square: number;
  tile: number;
  locks: boolean;
  /** How far the track has continued without the satellites. */
  track: number;
};

/** 0 below `from`, 1 above `to`, and smooth in between. */
export function ease(from: number, to: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/**
 * The flight as a function of scroll progress, so that nothing moves while nobody scrolls. 0 is the hero's picture,
 * which the drawing has replaced by 1. The words of step 1 are read at 2, those of steps 2 and 3 at 3 and 4, and the
 * scene ends at 5.
 */
export function momentAt(at: number): Moment {
  const stopped = ease(2.3, 2.9, at);
  return {
    view: {
      turn: heroPose.turn - 10 * ease(1, 2, at) - 14 * ease(2, 3, at) + 8 * ease(3, 5, at),
      tilt: heroPose.tilt + 38 * ease(1, 2, at) + 10 * ease(2, 3, at) + 4 * ease(3, 4, at),
      bank: heroPose.bank - 8 * ease(2.2, 3, at) + 5 * ease(3.2, 4, at),
    },
    pose: {
      // A whole number of half turns, so that the blades stop in line with the airflow.
      lift: 9 * Math.PI * ease(0, 2.9, at),
      push: 7 * Math.PI * at,
      blur: 1 - stopped,
    },
    away: ease(1, 1.7, at),
    drawn: ease(0.02, 0.45, at),
    ground: ease(0.4, 1, at),
    climb: ease(0.9, 4, at),
    broken: [0, 1, 2, 3].map((i) => ease(3.3 + 0.08 * i, 3.4 + 0.08 * i, at)),
    square: ease(3.66, 3.76, at),
    tile: ease(3.68, 3.95, at),
    locks: at >= 3.95,
    track: ease(4, 4.6, at),
  };
}
