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

/** The aircraft in a picture of 1200 × 900 units: from where it is seen, and what is orange. */
export type PartPicture = { view: View; parts?: readonly PaintedPart[] | 'all'; marks?: readonly Mark[] };

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
  (at): Point => [0, 900 + 1000 * Math.sin(at * QUARTER), 60 - 1500 * (1 - Math.cos(at * QUARTER))],
);

/** What the camera sees of the ground. */
const GROUND = -1300;
const seen = line('-700 -2500 -1300, 700 -2500 -1300, 560 -1250 -1300, -560 -1250 -1300');

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

/** A frame of the hangar, and the beams from frame to frame. */
const frame = (y: number) =>
  line(`-2300 ${y} -330, -2300 ${y} 700, 0 ${y} 1450, 2300 ${y} 700, 2300 ${y} -330`);
const beams = frame(0).map(([x, , z]): Point[] => line(`${x} 1600 ${z}, ${x} -1400 ${z}`));

/** Left of the aircraft, and below it, in the picture's plane. */
const turn = (140 * Math.PI) / 180;
const beside = (right: number, up: number): Point => [right * Math.cos(turn), -right * Math.sin(turn), up];
const aerial = beside(-2350, -1250);
const wave = (radius: number): Point[] =>
  steps(13).map((at) => {
    const angle = 1.25 * at - 0.2;
    return beside(-2350 + radius * Math.cos(angle), -1250 + radius * Math.sin(angle));
  });

/** Each part in orange, from where it is seen best. */
export const partPictures: Record<AircraftPart, PartPicture> = {
  whole: { view: { turn: 148, tilt: 22, eye: 7, scale: 246, x: 622, y: 460 }, parts: 'all' },
  wiring: {
    view: { turn: 24, tilt: 58, eye: 9, scale: 246, x: 600, y: 450 },
    marks: [{ lines: [spine, ...both([wing, boom])] }, dots([...spine, ...ends, [0, 1060, 350]], 36)],
  },
  airspeed: {
    view: { turn: 112, tilt: 9, eye: 6, scale: 262, x: 580, y: 420 },
    marks: [
      { lines: [track], behind: true, dashed: true },
      { lines: [line('0 -1160 -22, 0 -1640 -22'), line('-70 -1500 -22, 70 -1500 -22')] },
      dots([[0, -1640, -22]], 26),
    ],
  },
  camera: {
    view: { turn: 152, tilt: 18, eye: 7, scale: 232, x: 580, y: 240 },
    parts: ['turret'],
    marks: [
      { lines: [seen], filled: true, faint: true, behind: true },
      { lines: [170, 310, 450].map((radius) => ring([60, -1880, GROUND], radius)), behind: true },
      { lines: seen.map((corner) => [[0, -880, -200], corner]), behind: true, dashed: true },
    ],
  },
  parachute: {
    view: { turn: 148, tilt: 30, eye: 6, scale: 240, x: 630, y: 590 },
    marks: [
      { lines: [hatch], filled: true },
      { lines: hatch.filter(([x]) => x).map((corner) => [corner, riser]) },
      { lines: [canopy, ...rim.map(gore), ...rim.map((place) => [riser, place])], faint: true },
    ],
  },
  wing: { view: { turn: 214, tilt: 46, eye: 7, scale: 246, x: 590, y: 450 }, parts: ['wing'] },
  ranges: {
    view: { turn: 200, tilt: 26, scale: 200, x: 600, y: 430 },
    marks: [
      { lines: [1500, 2700, 3900].map((radius) => ring([0, 0, -330], radius)), behind: true, dashed: true },
      {
        lines: [[[0, 0, -330], ...ring([0, 0, -330], 3900, 130, 165)]],
        filled: true,
        faint: true,
        behind: true,
      },
      dots([[1450, -2270, -330]], 90),
    ],
  },
  hangar: {
    view: { turn: 180, tilt: 10, eye: 9, scale: 205, x: 600, y: 540 },
    marks: [
      { lines: [...[1600, 600, -400].map(frame), ...beams], behind: true, faint: true },
      { lines: [frame(-1400)] },
    ],
  },
  power: {
    view: { turn: 330, tilt: 35, eye: 6, scale: 240, x: 596, y: 450 },
    parts: ['rotor', 'pod', 'pusher', 'spinner', 'battery'],
  },
  link: {
    view: { turn: 140, tilt: 6, eye: 12, scale: 315, x: 793, y: 193 },
    marks: [
      { lines: [[beside(-2350, -2200), aerial]], behind: true },
      { lines: [[beside(-2550, -2200), beside(-2350, -1800), beside(-2150, -2200)]], behind: true },
      { lines: [320, 560, 800].map(wave), behind: true },
      { lines: [[aerial, [0, -200, -100]]], dashed: true, behind: true },
    ],
  },
};

/** The lift rotors, large. */
export const rotors: PartPicture = {
  view: { turn: 148, tilt: 26, eye: 6, scale: 255, x: 628, y: 345 },
  parts: ['rotor', 'pod'],
};

/** The aircraft with a part of it in the middle. */
function viewOf(at: Point, scale: number, turn: number, tilt: number): View {
  const view = { turn, tilt, eye: 9, scale, x: 0, y: 0 };
  const [x, y] = projection(view)(...at);
  return { ...view, x: 600 - x, y: 450 - y };
}

/** The subsystems in the order of content/company/standing.ts, each from where it is seen best. */
export const subsystems: readonly PartPicture[] = [
  { view: viewOf([0, 0, 0], 354, 212, 16), parts: ['body', 'boom', 'leg'] },
  { view: viewOf([0, 60, 115], 248, 0, 90), parts: ['wing'] },
  { view: viewOf([0, 960, 190], 430, 334, 18), parts: ['tail'] },
  { view: viewOf([300, 0, 150], 300, 124, 34), parts: ['rotor', 'pod'] },
  { view: viewOf([0, 794, 65], 620, 312, 12), parts: ['pusher', 'spinner'] },
  { view: viewOf([0, 180, 150], 385, 28, 56), parts: ['battery'] },
  { view: viewOf([0, -150, 150], 470, 152, 46), parts: ['payload'] },
  { view: viewOf([0, -780, -60], 640, 150, 4), parts: ['turret'] },
];
