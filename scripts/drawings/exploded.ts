import { atRest, type Ink, type PaintedPart, paintAircraft } from '@/components/aircraft/paint';
import { drone } from '@/content/company/drone';
import { meshOf } from '@/lib/aircraft/mesh';
import type { Point } from '@/lib/aircraft/solids';
import { projection } from '@/lib/aircraft/view';
import { sheetOf } from './sheet';

/** Parts that come off together: how far, from where to where their axis runs, and the place of their name. In millimetres. */
type Group = {
  parts: readonly PaintedPart[];
  off: Point;
  axis?: Point;
  /** Which callout of the page names them, and how far right of and above the axis' end. */
  name?: readonly [callout: number, right: number, up: number];
};

/** From the farthest to the nearest. */
const groups: readonly Group[] = [
  { parts: ['tail'], off: [0, 620, 120], axis: [0, 1060, 350], name: [6, -420, 250] },
  { parts: ['spinner', 'pusher'], off: [0, 440, 0], axis: [0, 794, 65], name: [5, -700, -240] },
  { parts: ['turret'], off: [0, -260, -330], axis: [0, -880, -184], name: [0, 420, -260] },
  { parts: ['leg', 'boom'], off: [0, 0, -300] },
  { parts: ['body'], off: [0, 0, 0] },
  { parts: ['wing'], off: [520, 0, 0], axis: [1250, 150, 170], name: [2, -150, -330] },
  { parts: ['battery'], off: [0, 0, 620], axis: [0, 260, 190], name: [4, -120, 640] },
  { parts: ['payload'], off: [0, 0, 620], axis: [0, -140, 190], name: [3, 790, 260] },
  { parts: ['pod'], off: [0, 0, 430], axis: [-621, 577, 200], name: [1, 600, 440] },
];
const fine = meshOf(2).grids;

/** The aircraft taken apart along its axes, each part with its name. `size` is that of the words, `away` how far they stand off. */
export function exploded(width: number, height: number, scale: number, size: number, away: number): string {
  const sheet = sheetOf(width, height, scale, size);
  const view = {
    turn: 148,
    tilt: 30,
    eye: Number.POSITIVE_INFINITY,
    scale,
    x: 0.49 * width,
    y: 0.52 * height,
  };
  const put = projection(view);
  const by = scale / 1000;
  const inkOf = (): Ink => sheet.ink;
  for (const { parts, off, axis } of groups) {
    const [aside, aft, up] = off;
    const ends = axis && [
      put(...axis),
      put(axis[0] + Math.sign(axis[0]) * aside, axis[1] + aft, axis[2] + up),
    ];
    if (ends) sheet.strokeLine(ends, 'ember');
    const grids = fine
      .filter(({ part }) => parts.includes(part))
      .map((grid) => ({
        ...grid,
        rings: grid.rings.map((ring) => ring.map(([x, y, z]): Point => [x + aside, y, z])),
      }));
    const [x, y] = put(0, aft, up);
    paintAircraft(sheet.context, { ...view, x, y }, { ...atRest, lift: 0.5 }, inkOf, grids);
  }
  for (const { off, axis, name } of groups) {
    if (!axis || !name) continue;
    const [callout, right, above] = name;
    const [x, y] = put(axis[0] + Math.sign(axis[0]) * off[0], axis[1] + off[1], axis[2] + off[2]);
    const place = [x + away * right * by, y - away * above * by] as const;
    const words = drone.drawing.callouts[callout]?.name ?? '';
    sheet.strokeLine([
      [x, y],
      [place[0], place[1] + Math.sign(above) * 0.75 * size],
    ]);
    sheet.context.text(words, ...place, size);
  }
  return sheet.file();
}
