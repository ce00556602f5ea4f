import { atRest, type Ink, type PaintedPart, paintAircraft } from '@/components/aircraft/paint';
import type { drone } from '@/content/company/drone';
import type { Point } from '@/lib/aircraft/solids';
import { projection } from '@/lib/aircraft/view';
import type { Place } from './plane';
import { fine, sheetOf } from './sheet';

type Name = (typeof drone.drawing.callouts)[number]['name'];
/** Parts that come off together: how far, and from where to where their axis runs. In millimetres. */
type Group = { parts: readonly PaintedPart[]; off: Point; axis?: Point };

/** From the farthest to the nearest. */
const groups: readonly Group[] = [
  { parts: ['tail'], off: [0, 1150, 160], axis: [0, 1060, 350] },
  { parts: ['spinner', 'pusher'], off: [0, 800, 0], axis: [0, 794, 65] },
  { parts: ['turret'], off: [0, -260, -330], axis: [0, -880, -184] },
  { parts: ['leg', 'boom'], off: [0, 0, -330] },
  { parts: ['body'], off: [0, 0, 0] },
  { parts: ['wing'], off: [600, 0, 0], axis: [1250, 150, 170] },
  { parts: ['battery'], off: [0, 0, 560], axis: [0, 260, 190] },
  { parts: ['payload'], off: [0, 0, 560], axis: [0, -140, 190] },
  { parts: ['pod'], off: [0, 0, 430], axis: [-621, 577, 200] },
];

/** A sheet: where each name stands, and the point of the aircraft in millimetres that its line leads to. */
type Layout = {
  width: number;
  height: number;
  middle: Place;
  scale: number;
  size: number;
  names: Record<Name, readonly [x: number, y: number, to: Point]>;
};

const wide: Layout = {
  width: 1600,
  height: 910,
  middle: [800, 550],
  scale: 285,
  size: 20,
  names: {
    'Body and booms': [1180, 690, [-621, -620, -300]],
    Wing: [330, 720, [1800, 180, 160]],
    Tail: [330, 90, [350, 2100, 440]],
    'Lift rotors': [1130, 190, [-621, 577, 640]],
    'Pusher propeller': [330, 230, [0, 1594, 65]],
    'Battery bay': [960, 70, [-60, 260, 750]],
    'Payload bay': [1150, 325, [-100, -140, 750]],
    'Camera turret': [1030, 850, [0, -1140, -514]],
  },
};
const upright: Layout = {
  width: 1000,
  height: 800,
  middle: [500, 500],
  scale: 170,
  size: 36,
  names: {
    'Body and booms': [802, 590, [-621, -620, -300]],
    Wing: [170, 640, [1800, 180, 160]],
    Tail: [190, 190, [350, 2100, 440]],
    'Lift rotors': [720, 140, [-621, 577, 640]],
    'Pusher propeller': [207, 335, [0, 1594, 65]],
    'Battery bay': [560, 50, [-60, 260, 750]],
    'Payload bay': [830, 245, [-140, -220, 720]],
    'Camera turret': [725, 690, [0, -1140, -514]],
  },
};

/** The aircraft taken apart along its axes, each part with its name. */
export function exploded(isUpright: boolean): string {
  const { width, height, middle, scale, size, names } = isUpright ? upright : wide;
  const sheet = sheetOf(width, height, scale, size);
  const view = { turn: 162, tilt: 34, eye: Number.POSITIVE_INFINITY, scale, x: middle[0], y: middle[1] };
  const put = projection(view);
  const inkOf = (): Ink => ({ ...sheet.ink, disc: false });
  for (const { parts, off, axis } of groups) {
    const [aside, aft, up] = off;
    if (axis) {
      const end = put(axis[0] + Math.sign(axis[0]) * aside, axis[1] + aft, axis[2] + up);
      sheet.strokeLine('axis', put(...axis), end);
    }
    const grids = fine
      .filter(({ part }) => parts.includes(part))
      .map((grid) => ({
        ...grid,
        rings: grid.rings.map((ring) => ring.map(([x, y, z]): Point => [x + aside, y, z])),
      }));
    const [x, y] = put(0, aft, up);
    paintAircraft(sheet.context, { ...view, x, y }, { ...atRest, lift: 0.5 }, inkOf, grids);
  }
  for (const [name, [x, y, to]] of Object.entries(names)) {
    const [endX, endY] = put(...to);
    const [right, down] = [endX - x, endY - y];
    // From the end of a name beside its part, and from the middle of one above or below.
    const isBeside = Math.abs(right) > Math.abs(down);
    const aside = Math.sign(right) * (0.27 * name.length + 0.4) * size;
    const start: Place = isBeside ? [x + aside, y] : [x, y + Math.sign(down) * 0.8 * size];
    sheet.strokeLine('plain', start, [endX, endY]);
    sheet.context.text(name, x, y, size);
  }
  return sheet.file();
}
