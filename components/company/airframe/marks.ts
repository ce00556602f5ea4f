import { lensOf, type View } from '@/lib/airframe/trace';
import { callouts } from './callouts';
import type { Ink } from './paint';

const RING = 11;
/** How far from its part a number stands, in pixels. */
const REACH = 60;

export type Sizes = { span: string; length: string };

type Point = readonly [number, number];

/** The lines of span and length, on the ground in millimetres: their ends, and half a tick. */
export const sizeLines: Record<keyof Sizes, { ends: readonly [Point, Point]; tick: Point }> = {
  span: {
    ends: [
      [-2100, -1520],
      [2100, -1520],
    ],
    tick: [0, 60],
  },
  length: {
    ends: [
      [1300, -1169],
      [1300, 1231],
    ],
    tick: [60, 0],
  },
};
/** The height of the ground, in millimetres. */
export const GROUND = -330;
/** Half the size of a label on these lines, in pixels. */
const LABEL = { width: 26, height: 10 };

const middleOf = ([[x1, y1], [x2, y2]]: readonly [Point, Point]) => [(x1 + x2) / 2, (y1 + y2) / 2] as const;

type Ring = { x: number; y: number; toX: number; toY: number };

/** Moves rings apart that would touch, and away from the labels of the sizes. */
function spread(rings: Ring[], labels: Point[]) {
  for (let round = 0; round < 4; round++)
    for (const one of rings) {
      for (const [x, y] of labels) {
        const [dx, dy] = [
          (one.toX - x) / (LABEL.width + 1.5 * RING),
          (one.toY - y) / (LABEL.height + 1.5 * RING),
        ];
        const inside = 1 / (Math.hypot(dx, dy) || 0.01) - 1;
        if (inside <= 0) continue;
        one.toX += (one.toX - x) * inside;
        one.toY += (one.toY - y) * inside;
      }
      for (const other of rings) {
        const [dx, dy] = [other.toX - one.toX, other.toY - one.toY];
        const gap = Math.hypot(dx, dy);
        if (one === other || gap > 3 * RING) continue;
        const push = (3 * RING - gap) / 2 / (gap || 1);
        one.toX -= (dx || 1) * push;
        one.toY -= dy * push;
        other.toX += (dx || 1) * push;
        other.toY += dy * push;
      }
    }
}

/** The labels of the sizes, and the numbers of the list in rings around the parts that they name. */
export function paintLabels(
  to: CanvasRenderingContext2D,
  view: View,
  { lit, sizes }: { lit: number; sizes: Sizes },
  ink: Ink,
) {
  const lens = lensOf(view);
  const { clientWidth: width, clientHeight: height } = to.canvas;
  to.font = `13px ${getComputedStyle(to.canvas).fontFamily}`;
  to.textAlign = 'center';
  to.textBaseline = 'middle';
  const tilt = (view.tilt * Math.PI) / 180;
  const rings = callouts.map(({ at }) => {
    const [x, y] = lens(...at);
    const away = Math.hypot(x - view.x, y - view.y) || 1;
    // From the side, numbers stand on pins above their parts. From above, they move outward.
    const out = (Math.abs(Math.sin(tilt)) * REACH) / away;
    const up = Math.cos(tilt) * (at[2] < 0 ? -REACH : REACH);
    return { x, y, toX: x + (x - view.x) * out, toY: y + (y - view.y) * out - up };
  });
  const labels = (['span', 'length'] as const).map((size) => {
    const [x, y] = lens(...middleOf(sizeLines[size].ends), GROUND);
    return { size, at: [x, y] as const };
  });
  spread(
    rings,
    labels.map(({ at }) => at),
  );
  to.strokeStyle = ink.mark;
  const placed = rings.map(({ x, y, toX, toY }, index) => {
    const nx = Math.min(width - 14, Math.max(14, toX));
    const ny = Math.min(height - 14, Math.max(14, toY));
    to.lineWidth = index === lit ? 2 : 1;
    to.beginPath();
    to.moveTo(x, y);
    to.lineTo(nx, ny);
    to.stroke();
    return [nx, ny] as const;
  });
  // After the lines to the numbers, which may run behind them.
  for (const { size, at } of labels) {
    const [x, y] = at;
    to.fillStyle = ink.ground;
    to.fillRect(x - LABEL.width, y - LABEL.height, 2 * LABEL.width, 2 * LABEL.height);
    to.fillStyle = ink.line;
    to.fillText(sizes[size], x, y);
  }
  placed.forEach(([x, y], index) => {
    to.lineWidth = index === lit ? 2 : 1;
    to.beginPath();
    to.arc(x, y, RING, 0, 2 * Math.PI);
    to.fillStyle = index === lit ? ink.mark : ink.ground;
    to.fill();
    to.stroke();
    to.fillStyle = index === lit ? ink.ground : ink.mark;
    to.fillText(`${index + 1}`, x, y + 1);
  });
}

/** Span and length as lines in space. */
export function paintSizes(to: CanvasRenderingContext2D, view: View, ink: Ink) {
  const lens = lensOf(view);
  const on = ([x, y]: Point) => lens(x, y, GROUND);
  to.strokeStyle = ink.line;
  to.lineWidth = 1;
  to.globalAlpha = 0.4;
  to.beginPath();
  for (const { ends, tick } of Object.values(sizeLines)) {
    to.moveTo(...on(ends[0]));
    to.lineTo(...on(ends[1]));
    for (const [x, y] of ends) {
      to.moveTo(...on([x - tick[0], y - tick[1]]));
      to.lineTo(...on([x + tick[0], y + tick[1]]));
    }
  }
  to.stroke();
  to.globalAlpha = 1;
}
