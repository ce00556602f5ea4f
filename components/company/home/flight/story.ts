import type { Ink, Look } from '@/components/company/airframe/paint';
import type { View } from '@/lib/airframe/trace';

/** One moment of the flight. */
type Moment = {
  view: Pick<View, 'turn' | 'tilt' | 'bank'>;
  look: Look;
  /** Metres above the sea. */
  altitude: number;
  /** How much of the satellite fix is struck out, and how far the track has gone on without it: 0 to 1. */
  struck: number;
  track: number;
};

/** What the picture says, and the altimeter's end in metres. */
export type Words = {
  unit: string;
  fix: string;
  lost: string;
  held: string;
  ceiling: number;
  numbers: string;
};

/** What is drawn, in pixels of the canvas. */
export type Sky = {
  width: number;
  height: number;
  view: View;
  moment: Moment;
  words: Words;
  ink: Ink;
  /** The colour of the ridges. */
  haze: CanvasGradient | undefined;
  wide: boolean;
};

/** 0 below `from`, 1 above `to`, and gently between. */
export function ease(from: number, to: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

const TURNS = 9;

/**
 * The flight as a function of how many screens it has been scrolled, so that it is still while nobody scrolls. The words of
 * step 1 stand at 1, of step 2 at 2, of step 3 at 3. What comes later belongs to the words after them.
 */
export function momentAt(screens: number, ceiling: number): Moment {
  const progress = screens / 3;
  const turned = ease(0.02, 0.42, progress);
  const up = ease(0.12, 0.24, progress);
  const stop = ease(0.42, 0.6, progress);
  const cruise = ease(0.4, 0.56, progress);
  return {
    view: { turn: 142 * turned + 14 * ease(0.6, 1.3, progress), tilt: 90 - 68 * turned, bank: -7 * cruise },
    look: {
      // Whole half turns, so that the blades come to rest in line with the airflow.
      lift: TURNS * Math.PI * ease(0.12, 0.6, progress),
      push: 14 * Math.PI * Math.max(0, progress - 0.42),
      blur: up * (1 - stop),
      pushBlur: cruise,
    },
    altitude:
      ceiling *
      (0.02 * ease(0.14, 0.33, progress) +
        0.58 * ease(0.36, 0.66, progress) +
        0.4 * ease(0.68, 0.92, progress)),
    struck: ease(0.8, 0.9, progress),
    track: ease(0.86, 1.2, progress),
  };
}

/** The moments of the three stills, in the order of the words. */
export const stillMoments = [0.9, 2, 3.6] as const;
