import { lensOf, type View } from '@/lib/airframe/trace';
import { callouts } from './callouts';
import type { Ink } from './paint';

const RING = 11;

export type Sizes = { span: string; length: string };

type Ring = { x: number; y: number; toX: number; toY: number };

/** Moves rings apart that would touch. */
function spread(rings: Ring[]) {
  for (let round = 0; round < 4; round++)
    for (const one of rings)
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

/** The rings with the numbers of the list, around the parts that they name. */
export function paintNumbers(to: CanvasRenderingContext2D, view: View, lit: number, ink: Ink) {
  const lens = lensOf(view);
  const { clientWidth: width, clientHeight: height } = to.canvas;
  to.font = `13px ${getComputedStyle(to.canvas).fontFamily}`;
  to.textAlign = 'center';
  to.textBaseline = 'middle';
  const rings = callouts.map(({ at }) => {
    const [x, y] = lens(...at);
    const away = Math.hypot(x - view.x, y - view.y) || 1;
    const reach = 34 + 90 / (1 + away / 40);
    return { x, y, toX: x + ((x - view.x) / away) * reach, toY: y + ((y - view.y) / away || -1) * reach };
  });
  spread(rings);
  rings.forEach(({ x, y, toX, toY }, index) => {
    const nx = Math.min(width - 14, Math.max(14, toX));
    const ny = Math.min(height - 14, Math.max(14, toY));
    to.strokeStyle = ink.mark;
    to.lineWidth = index === lit ? 2 : 1;
    to.beginPath();
    to.moveTo(x, y);
    to.lineTo(nx, ny);
    to.stroke();
    to.beginPath();
    to.arc(nx, ny, RING, 0, 2 * Math.PI);
    to.fillStyle = index === lit ? ink.mark : ink.ground;
    to.fill();
    to.stroke();
    to.fillStyle = index === lit ? ink.ground : ink.mark;
    to.fillText(`${index + 1}`, nx, ny + 1);
  });
}

/** Span and length as lines in space. */
export function paintSizes(to: CanvasRenderingContext2D, view: View, { span, length }: Sizes, ink: Ink) {
  const lens = lensOf(view);
  to.strokeStyle = ink.line;
  to.lineWidth = 1;
  const measure = (
    text: string,
    a: readonly [number, number],
    b: readonly [number, number],
    tick: readonly [number, number],
  ) => {
    const on = ([x, y]: readonly [number, number]) => lens(x, y, -330);
    to.globalAlpha = 0.4;
    to.beginPath();
    to.moveTo(...on(a));
    to.lineTo(...on(b));
    for (const [x, y] of [a, b]) {
      to.moveTo(...on([x - tick[0], y - tick[1]]));
      to.lineTo(...on([x + tick[0], y + tick[1]]));
    }
    to.stroke();
    to.globalAlpha = 1;
    // Not in the middle, where the nose and its number are.
    const [x, y] = on([0.75 * a[0] + 0.25 * b[0], 0.75 * a[1] + 0.25 * b[1]]);
    to.fillStyle = ink.ground;
    to.fillRect(x - 26, y - 10, 52, 20);
    to.fillStyle = ink.line;
    to.fillText(text, x, y);
  };
  to.font = `13px ${getComputedStyle(to.canvas).fontFamily}`;
  to.textAlign = 'center';
  to.textBaseline = 'middle';
  measure(span, [-2100, -1450], [2100, -1450], [0, 60]);
  measure(length, [1300, -1169], [1300, 1231], [60, 0]);
}
