import { atRest, type Ink, paintAircraft } from '@/components/aircraft/paint';
import { meshOf } from '@/lib/aircraft/mesh';
import type { Point } from '@/lib/aircraft/solids';
import { boundsOf } from '@/lib/aircraft/trace';
import { colourOf } from '../palette';
import { addLine, bends, type Place } from './plane';
import { svgContext } from './svg-context';

export const line = colourOf('paper', 'ink');
export const paper = colourOf('paper', 'canvas');
export const ember = colourOf('paper', 'accent');
const shade = '#c9c7c0';
const ink: Ink = { line, width: 1.5, fill: paper };
const emberInk: Ink = { ...ink, line: ember };
/** For what is drawn large. */
export const fine = meshOf(2).grids;
const eye = Number.POSITIVE_INFINITY;
/** The right half of a person of 1.75 m from the front, from crown to crotch: millimetres to the side and above the ground. */
const rightHalf = pointsOf(
  '0 1756, 48 1750, 78 1700, 80 1640, 66 1570, 48 1535, 50 1500, 104 1470, 196 1440, 232 1390, 242 1280, 256 1120, 262 980, 268 890, 266 810, 246 742, 226 790, 206 800, 202 720, 172 520, 158 360, 118 130, 136 60, 150 16, 130 0, 62 0, 50 60, 50 130, 52 340, 42 520, 0 790',
);

/** Points with commas between, each `x y z`. */
export function pointsOf(places: string): Point[] {
  return places.split(', ').map((place) => {
    const [x = 0, y = 0, z = 0] = place.split(' ').map(Number);
    return [x, y, z];
  });
}

/** A sheet for plates: ink for a page of paper, `scale` units a metre, and words of this size. Ember marks what lifts it. */
export function sheetOf(width: number, height: number, scale: number, size = 22) {
  const context = svgContext(width, height);

  /** A hairline: faint if it only leads the eye, or a dashed axis in ember. */
  const strokeLine = (look: 'plain' | 'faint' | 'axis', ...places: Place[]) => {
    context.strokeStyle = look === 'axis' ? ember : line;
    context.lineWidth = 0.75;
    context.globalAlpha = look === 'faint' ? 0.4 : 1;
    if (look === 'axis') context.setLineDash([8, 4, 2, 4]);
    context.beginPath();
    addLine(context, places);
    context.stroke();
    context.globalAlpha = 1;
    context.setLineDash([]);
    context.fillStyle = line;
  };

  return {
    context,
    ink,
    size,
    strokeLine,
    file: () => context.file(),

    /** A person of 1.75 m who stands here, to scale. */
    paintPerson(x: number, ground: number) {
      const outline = [...rightHalf, ...rightHalf.map(([side, up]) => [-side, up, 0] as const).reverse()];
      const by = scale / 1000;
      const places = outline.map(([side, up]): Place => [x + side * by, ground - up * by]);
      context.fillStyle = shade;
      context.beginPath();
      // With round corners.
      bends(places, true).forEach(([cornerX, cornerY, ...middle], i) => {
        if (i) context.quadraticCurveTo(cornerX, cornerY, ...middle);
        else context.moveTo(...middle);
      });
      context.closePath();
      context.fill();
    },

    /** A bar of one metre with its end at x. */
    paintBar(x: number, y: number) {
      for (const end of [x - scale, x - scale / 2, x]) strokeLine('plain', [end, y - 8], [end, y + 8]);
      strokeLine('plain', [x - scale, y], [x, y]);
      context.fillStyle = line;
      context.text('0', x - scale, y - 1.2 * size, size);
      context.text('1 m', x, y - 1.2 * size, size);
    },

    /** The aircraft to scale with its middle at x, y. Returns where it ends on the sheet. */
    paintView(direction: { turn: number; tilt: number }, x: number, y: number) {
      const view = { ...direction, eye, scale, x, y };
      paintAircraft(context, view, atRest, (part) => (part === 'rotor' ? emberInk : ink), fine);
      const { left, right, top, bottom } = boundsOf({ ...direction, eye });
      return {
        left: x + left * scale,
        right: x + right * scale,
        top: y + top * scale,
        bottom: y + bottom * scale,
      };
    },

    /** The length between two places along an axis, written at `at` on the other one. Extension lines come from `start`. */
    dimension(axis: 'x' | 'y', [from, until]: Place, at: number, start: number, digits = 2) {
      const put = (along: number, across: number): Place =>
        axis === 'x' ? [along, across] : [across, along];
      const middle = (from + until) / 2;
      const gap = (axis === 'x' ? 1.8 : 0.75) * size;
      for (const end of [from, until]) {
        const inwards = Math.sign(middle - end);
        strokeLine('faint', put(end, start), put(end, at + 8 * Math.sign(at - start)));
        strokeLine('plain', put(middle - inwards * gap, at), put(end, at));
        strokeLine('plain', put(end + 12 * inwards, at - 4), put(end, at), put(end + 12 * inwards, at + 4));
      }
      context.fillStyle = line;
      context.text(`${((until - from) / scale).toPrecision(digits)} m`, ...put(middle, at), size);
    },
  };
}

export type Sheet = ReturnType<typeof sheetOf>;
