import type { PaintedPart } from '@/components/aircraft/paint';
import type { AircraftPart } from '@/content/company/parts';
import type { View } from '@/lib/aircraft/view';
import { type Mark, partMarks } from './part-marks';

/** The aircraft in a picture of 1200 × 900 units: from where it is seen, and what is orange. */
export type PartPicture = {
  view: View;
  parts?: readonly PaintedPart[] | 'all';
  marks?: readonly Mark[] | undefined;
};

/** Each part from where it is seen best. */
const views: Record<AircraftPart, PartPicture> = {
  whole: { view: { turn: 148, tilt: 22, eye: 7, scale: 258, x: 640, y: 450 }, parts: 'all' },
  wiring: { view: { turn: 24, tilt: 58, eye: 9, scale: 262, x: 610, y: 450 } },
  airspeed: { view: { turn: 112, tilt: 9, eye: 6, scale: 312, x: 585, y: 380 } },
  camera: { view: { turn: 152, tilt: 18, eye: 7, scale: 228, x: 580, y: 220 }, parts: ['turret'] },
  parachute: { view: { turn: 148, tilt: 30, eye: 6, scale: 264, x: 650, y: 610 } },
  wing: { view: { turn: 214, tilt: 46, eye: 7, scale: 276, x: 560, y: 440 }, parts: ['wing'] },
  ranges: { view: { turn: 200, tilt: 26, scale: 176, x: 600, y: 420 } },
  hangar: { view: { turn: 180, tilt: 10, eye: 9, scale: 210, x: 600, y: 560 } },
  power: {
    view: { turn: 330, tilt: 35, eye: 6, scale: 282, x: 590, y: 460 },
    parts: ['rotor', 'pod', 'pusher', 'spinner', 'battery'],
  },
  link: { view: { turn: 140, tilt: 6, eye: 12, scale: 216, x: 740, y: 300 } },
};

/** By the name of the part. */
export const partPictures = Object.entries(views).map(
  ([part, picture]) => [part, { ...picture, marks: partMarks[part as AircraftPart] }] as const,
);
