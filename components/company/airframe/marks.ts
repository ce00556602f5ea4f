import { lensOf, type View } from '@/lib/airframe/trace';
import { callouts } from './callouts';
import type { Ink } from './paint';

const RING = 11;
/** How far the middle of a number is from the edge, and from the number above it. */
const EDGE = 14;
const APART = 2.6 * RING;

/** A number on its rail, and the part on which its line ends. */
type Numbered = { x: number; y: number; toX: number; toY: number };

/** Numbers in the order of the list, on a rail at the left and one at the right edge, each as high as its part. */
export function numbersIn(view: View, width: number, height: number): Numbered[] {
  const lens = lensOf(view);
  const numbers = callouts.map(({ at }) => {
    const [toX, toY] = lens(...at);
    return { x: 0, y: 0, toX, toY };
  });
  const across = [...numbers].sort((one, other) => one.toX - other.toX);
  const half = Math.floor(across.length / 2);
  const rails = [
    { x: EDGE, rail: across.slice(0, half) },
    { x: width - EDGE, rail: across.slice(half) },
  ];
  for (const { x, rail } of rails) {
    rail.sort((one, other) => one.toY - other.toY);
    rail.forEach((one, i) => {
      const room = height - EDGE - (rail.length - 1 - i) * APART;
      one.x = x;
      one.y = Math.min(room, Math.max(EDGE, one.toY, (rail[i - 1]?.y ?? -APART) + APART));
    });
  }
  return numbers;
}

/** The number, from 0, whose ring is around this place, or -1. */
export const numberAt = (numbers: readonly Numbered[], x: number, y: number): number =>
  numbers.findIndex((one) => Math.hypot(one.x - x, one.y - y) <= APART / 2);

/** The numbers of the list, with lines to the parts that they name. */
export function paintNumbers(
  to: CanvasRenderingContext2D,
  numbers: readonly Numbered[],
  lit: number,
  ink: Ink,
) {
  to.font = `13px ${getComputedStyle(to.canvas).fontFamily}`;
  to.textAlign = 'center';
  to.textBaseline = 'middle';
  to.strokeStyle = ink.mark;
  numbers.forEach(({ x, y, toX, toY }, index) => {
    to.lineWidth = index === lit ? 2 : 1;
    to.globalAlpha = index === lit ? 1 : 0.55;
    to.beginPath();
    to.moveTo(x, y);
    to.lineTo(toX, toY);
    to.stroke();
    to.globalAlpha = 1;
    to.beginPath();
    to.arc(x, y, RING, 0, 2 * Math.PI);
    to.fillStyle = index === lit ? ink.mark : ink.ground;
    to.fill();
    to.stroke();
    to.fillStyle = index === lit ? ink.ground : ink.mark;
    to.fillText(`${index + 1}`, x, y + 1);
    to.beginPath();
    to.arc(toX, toY, 2.5, 0, 2 * Math.PI);
    to.fillStyle = ink.mark;
    to.fill();
  });
}
