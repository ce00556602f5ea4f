import type { AircraftPart } from '@/content/company/parts';
import { partMarks } from './part-marks';
import { type AirframePicture, allParts } from './picture';

type Seen = Omit<AirframePicture, 'marks'>;

/** Each part from where it is seen best. */
const seen: Record<AircraftPart, Seen> = {
  whole: { view: { turn: 148, tilt: 22, eye: 7, scale: 258, x: 640, y: 450 }, lit: allParts },
  wiring: { view: { turn: 24, tilt: 58, eye: 9, scale: 262, x: 610, y: 450 } },
  airspeed: { view: { turn: 112, tilt: 9, eye: 6, scale: 312, x: 585, y: 380 } },
  camera: { view: { turn: 152, tilt: 18, eye: 7, scale: 228, x: 580, y: 220 }, lit: ['turret'] },
  parachute: { view: { turn: 148, tilt: 30, eye: 6, scale: 264, x: 650, y: 610 } },
  wing: { view: { turn: 214, tilt: 46, eye: 7, scale: 276, x: 560, y: 440 }, lit: ['wing'] },
  ranges: { view: { turn: 200, tilt: 26, scale: 176, x: 600, y: 420 } },
  hangar: { view: { turn: 180, tilt: 10, eye: 9, scale: 210, x: 600, y: 560 } },
  power: {
    view: { turn: 330, tilt: 35, eye: 6, scale: 282, x: 590, y: 460 },
    lit: ['rotor', 'pod', 'pusher', 'spinner', 'battery'],
  },
  link: { view: { turn: 140, tilt: 6, eye: 12, scale: 216, x: 740, y: 300 } },
};

/** The picture of the aircraft with one part in orange. */
export const partPictures = Object.fromEntries(
  Object.entries(seen).map(([part, how]) => [part, { ...how, marks: partMarks[part as AircraftPart] }]),
) as Record<AircraftPart, AirframePicture>;
