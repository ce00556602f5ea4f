import type { PaintedPart } from '@/components/aircraft/paint';
import type { AircraftPart } from '@/content/company/parts';
import { type Point, steps } from '@/lib/aircraft/solids';
import { projection, type View } from '@/lib/aircraft/view';

/** What is orange beside the parts themselves: lines, or areas if `filled`, over the aircraft or `behind` it. Points are in millimetres. */
export type Mark = {
  lines: readonly (readonly Point[])[];
  filled?: true;
  dashed?: true;
  faint?: true;
  behind?: true;
};

/** What is orange on the aircraft and around it, and what of that a phone shows: a place, in millimetres, and a scale. */
export type PartPicture = {
  parts?: readonly PaintedPart[] | 'all';
  marks?: readonly Mark[];
  detail: readonly [at: Point, scale: number];
};

/** Every picture of a part is taken by this camera. */
const camera = { turn: 148, tilt: 24, eye: 9 };

/** The view of that camera, or of another, with this place at x, y. */
export function viewOf(at: Point, scale: number, x: number, y: number, from = camera): View {
  const view = { ...from, scale, x: 0, y: 0 };
  const [right, down] = projection(view)(...at);
  return { ...view, x: x - right, y: y - down };
}

const QUARTER = Math.PI / 2;

/** Points with commas between, each `x y z`. */
const line = (places: string): Point[] =>
  places.split(', ').map((place) => {
    const [x = 0, y = 0, z = 0] = place.split(' ').map(Number);
    return [x, y, z];
  });

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
  (at): Point => [0, 900 + 2000 * Math.sin(at * QUARTER), 60 - 1900 * (1 - Math.cos(at * QUARTER))],
);

/** What the camera sees of the ground. */
const GROUND = -1150;
const seen = line('-620 -2150 -1150, 620 -2150 -1150, 500 -1100 -1150, -500 -1100 -1150');

/** On the back of the body, ahead of the payload's. */
const hatch = line('80 -640 148, 0 -640 160, -80 -640 148, -86 -360 173, 0 -360 185, 86 -360 173');
const riser: Point = [0, -500, 520];
const canopy = ring([0, -500, 1150], 640);
const rim = canopy.filter((_, i) => i % 6 === 0);
/** From the rim to the top. */
const gore = ([x, y]: Point): Point[] =>
  steps(11).map((up) => {
    const across = Math.cos(up * QUARTER);
    return [x * across, -500 + (y + 500) * across, 1150 + 480 * Math.sin(up * QUARTER)];
  });

/** The ground below the aircraft on its legs. */
const below: Point = [0, 0, -330];

/** A frame of the hangar, and the beams from frame to frame. */
const frame = (y: number) =>
  line(`-2150 ${y} -330, -2150 ${y} 650, 0 ${y} 1300, 2150 ${y} 650, 2150 ${y} -330`);
const beams = frame(0).map(([x, , z]): Point[] => line(`${x} 1600 ${z}, ${x} -1400 ${z}`));

/** Left of the aircraft, and below it, in the picture's plane. */
const turn = (camera.turn * Math.PI) / 180;
const beside = (right: number, up: number): Point => [right * Math.cos(turn), -right * Math.sin(turn), up];
const aerial = beside(-2350, -1250);
const wave = (radius: number): Point[] =>
  steps(13).map((at) => {
    const angle = 1.25 * at - 0.2;
    return beside(-2350 + radius * Math.cos(angle), -1250 + radius * Math.sin(angle));
  });

/** Each part in orange. */
export const partPictures: Record<AircraftPart, PartPicture> = {
  whole: { parts: 'all', detail: [[0, 0, 100], 146] },
  wiring: {
    marks: [{ lines: [spine, ...both([wing, boom])] }, dots([...spine, ...ends, [0, 1060, 350]], 36)],
    detail: [[0, 100, 180], 250],
  },
  airspeed: {
    marks: [
      { lines: [track], behind: true, dashed: true },
      { lines: [line('0 -1160 -22, 0 -1640 -22'), line('-70 -1500 -22, 70 -1500 -22')] },
      dots([[0, -1640, -22]], 26),
    ],
    detail: [[0, -1380, 0], 400],
  },
  camera: {
    parts: ['turret'],
    marks: [
      { lines: [seen], filled: true, faint: true, behind: true },
      { lines: [150, 270, 390].map((radius) => ring([40, -1620, GROUND], radius)), behind: true },
      { lines: seen.map((corner) => [[0, -880, -200], corner]), behind: true, dashed: true },
    ],
    detail: [[0, -1330, -640], 270],
  },
  parachute: {
    marks: [
      { lines: [hatch], filled: true },
      { lines: hatch.filter(([x]) => x).map((corner) => [corner, riser]) },
      { lines: [canopy, ...rim.map(gore), ...rim.map((place) => [riser, place])], faint: true },
    ],
    detail: [[0, -500, 870], 290],
  },
  wing: { parts: ['wing'], detail: [[-1250, 150, 200], 290] },
  ranges: {
    marks: [
      { lines: [900, 1650, 2400].map((radius) => ring(below, radius)), behind: true, dashed: true },
      { lines: [[below, ...ring(below, 2400, 100, 140)]], filled: true, faint: true, behind: true },
      dots([[1420, -800, -330]], 90),
    ],
    detail: [[0, 0, -330], 104],
  },
  hangar: {
    marks: [
      { lines: [...[1600, 600, -400].map(frame), ...beams], behind: true, faint: true },
      { lines: [frame(-1400)] },
    ],
    detail: [[0, -300, 400], 104],
  },
  power: {
    parts: ['rotor', 'pod', 'pusher', 'spinner', 'battery'],
    detail: [[600, -577, 170], 480],
  },
  link: {
    marks: [
      { lines: [[beside(-2350, -2200), aerial]], behind: true },
      { lines: [[beside(-2550, -2200), beside(-2350, -1800), beside(-2150, -2200)]], behind: true },
      { lines: [320, 560, 800].map(wave), behind: true },
      { lines: [[aerial, [0, -200, -100]]], dashed: true, behind: true },
    ],
    detail: [beside(-1950, -1450), 300],
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
