import type { PaintedPart } from '@/components/aircraft/paint';
import type { AircraftPart } from '@/content/company/parts';
import { type Point, steps } from '@/lib/aircraft/solids';
import { projection, type View } from '@/lib/aircraft/view';
import { pointsOf as line } from './sheet';

/** What is orange beside the parts themselves: lines, or areas if `filled`, over the aircraft or `behind` it. Points are in millimetres. */
export type Mark = {
  lines: readonly (readonly Point[])[];
  filled?: true;
  dashed?: true;
  faint?: true;
  behind?: true;
};

/** What is orange on the aircraft and around it. */
export type PartPicture = { parts?: readonly PaintedPart[] | 'all'; marks?: readonly Mark[] };

/** Every picture of a part is taken by this camera. */
const camera = { turn: 148, tilt: 24, eye: 9 };

/** The view of that camera, or of another, with this place at x, y. */
export function viewOf(at: Point, scale: number, x: number, y: number, from = camera): View {
  const view = { ...from, scale, x: 0, y: 0 };
  const [right, down] = projection(view)(...at);
  return { ...view, x: x - right, y: y - down };
}

const QUARTER = Math.PI / 2;

/** A circle that lies flat, or a part of it, in degrees. */
const ring = ([x, y, z]: Point, radius: number, from = 0, to = 360): Point[] =>
  steps(49).map((at) => {
    const turn = ((from + (to - from) * at) * Math.PI) / 180;
    return [x + radius * Math.sin(turn), y + radius * Math.cos(turn), z];
  });

const dots = (places: readonly Point[], radius: number): Mark => ({
  lines: places.map((place) => ring(place, radius)),
  filled: true,
});

/** The same on the right and on the left. */
const both = (lines: Point[][]): Point[][] =>
  [1, -1].flatMap((side) => lines.map((one) => one.map(([x, y, z]): Point => [side * x, y, z])));

const boom = line('621 -577 205, 621 20 150, 621 577 216, 621 1010 140, 0 1060 350');
const wing = line('0 20 200, 621 20 150, 1900 230 170');
const spine = line('0 -900 100, 0 -330 190, 0 260 200, 0 760 110');
const ends = both([line('621 -577 205, 621 577 216, 1900 230 170')]).flat();

/** Where the aircraft has come from: up from the ground, then forward. */
const track = steps(31).map(
  (at): Point => [0, 900 + 2000 * Math.sin(at * QUARTER), 60 - 2600 * (1 - Math.cos(at * QUARTER))],
);

/** What the camera sees of the ground. */
const GROUND = -700;
const seen = line('-480 -1560 -700, 480 -1560 -700, 400 -880 -700, -400 -880 -700');

/** On the back of the body, ahead of the payload's. */
const hatch = line('80 -640 148, 0 -640 160, -80 -640 148, -86 -360 173, 0 -360 185, 86 -360 173');
const riser: Point = [0, -500, 470];
const canopy = ring([0, -500, 980], 560);
const rim = canopy.filter((_, i) => i % 6 === 0);
/** From the rim to the top. */
const gore = ([x, y]: Point): Point[] =>
  steps(11).map((up) => {
    const across = Math.cos(up * QUARTER);
    return [x * across, -500 + (y + 500) * across, 980 + 420 * Math.sin(up * QUARTER)];
  });

/** The ground below the aircraft on its legs. */
const below: Point = [0, 0, -330];

/** Right of the middle and above it, in the picture's plane. */
const turn = (camera.turn * Math.PI) / 180;
const beside = (right: number, up: number): Point => [right * Math.cos(turn), -right * Math.sin(turn), up];
const arc = ([right, up]: readonly [number, number], radius: number, from: number, to: number): Point[] =>
  steps(25).map((at) => {
    const angle = from + (to - from) * at;
    return beside(right + radius * Math.cos(angle), up + radius * Math.sin(angle));
  });

/** The aerial of the station on the ground. */
const aerial = [-1900, -460] as const;

/** Pins in parts: where the head of each stands, and the part. */
const pins: readonly (readonly [head: readonly [number, number], part: string])[] = [
  [[-2080, 620], '1500 130 165'],
  [[-1480, 1010], '0 1060 350'],
  [[-700, 1240], '621 577 216'],
  [[120, 1300], '0 260 200'],
  [[900, 1180], '-621 577 216'],
  [[-1480, -760], '621 -577 205'],
  [[-620, -960], '447 -447 -250'],
  [[460, -900], '0 -880 -230'],
  [[1200, -620], '0 -1120 -20'],
];

/** Each part in orange. */
export const partPictures: Record<AircraftPart, PartPicture> = {
  whole: { parts: 'all' },
  wiring: {
    marks: [{ lines: [spine, ...both([wing, boom])] }, dots([...spine, ...ends, [0, 1060, 350]], 36)],
  },
  airspeed: {
    marks: [
      { lines: [track], behind: true, dashed: true },
      { lines: [line('0 -1160 -22, 0 -1760 -22'), line('-110 -1560 -22, 110 -1560 -22')] },
      dots([[0, -1760, -22]], 40),
    ],
  },
  camera: {
    parts: ['turret'],
    marks: [
      { lines: [seen], filled: true, faint: true, behind: true },
      { lines: [110, 190, 270].map((radius) => ring([20, -1220, GROUND], radius)), behind: true },
      { lines: seen.map((corner) => [[0, -880, -200], corner]), behind: true, dashed: true },
    ],
  },
  parachute: {
    marks: [
      { lines: [hatch], filled: true },
      { lines: hatch.filter(([x]) => x).map((corner) => [corner, riser]) },
      { lines: [canopy, ...rim.map(gore), ...rim.map((place) => [riser, place])], faint: true },
    ],
  },
  wing: { parts: ['wing'] },
  ranges: {
    marks: [
      { lines: [700, 1200, 1700].map((radius) => ring(below, radius)), behind: true, dashed: true },
      { lines: [[below, ...ring(below, 1700, 100, 140)]], filled: true, faint: true, behind: true },
      dots([[1030, -580, -330]], 70),
    ],
  },
  pins: {
    marks: [
      { lines: pins.map(([head, part]) => [...line(part), beside(...head)]) },
      { lines: pins.map(([head]) => arc(head, 70, 0, 4 * QUARTER)), filled: true },
      dots(
        pins.flatMap(([, part]) => line(part)),
        30,
      ),
    ],
  },
  power: {
    parts: ['rotor', 'pod', 'pusher', 'spinner', 'battery'],
  },
  link: {
    marks: [
      { lines: [[beside(-1900, -1040), beside(...aerial)]], behind: true },
      { lines: [[beside(-2040, -1040), beside(-1900, -760), beside(-1760, -1040)]], behind: true },
      { lines: [230, 400, 570].map((radius) => arc(aerial, radius, -0.15, 1.05)), behind: true },
      { lines: [[beside(...aerial), [0, -200, -100]]], dashed: true, behind: true },
    ],
  },
};

/** What is orange for each subsystem, in the order of content/company/standing.ts. */
export const subsystems: readonly (readonly PaintedPart[])[] = [
  ['body', 'boom', 'leg'],
  ['wing'],
  ['tail'],
  ['rotor', 'pod'],
  ['pusher', 'spinner'],
  ['battery'],
  ['payload'],
  ['turret'],
];
