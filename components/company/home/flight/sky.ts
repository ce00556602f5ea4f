import type { Ink } from '@/components/company/airframe/paint';
import { paintFix } from './fix';
import type { Sky } from './story';

const POINTS = 32;

const figures = new Intl.NumberFormat('en-IN');

/** A ridge as heights from 0 to 1, the same each time. */
const ridge = (seed: number, at: number) =>
  0.5 +
  0.28 * Math.sin(at * 5.1 + seed) +
  0.16 * Math.sin(at * 12.7 + seed * 2.3) +
  0.1 * Math.sin(at * 31 + seed * 4.1);

/** The colour of the ridges: they start beside the words, not behind them. */
export function hazeOf(to: CanvasRenderingContext2D, width: number, wide: boolean, ink: Ink): CanvasGradient {
  const haze = to.createLinearGradient(width * (wide ? 0.32 : -1), 0, width * (wide ? 0.5 : 0), 0);
  haze.addColorStop(0, 'transparent');
  haze.addColorStop(1, ink.line);
  return haze;
}

function paintGround(to: CanvasRenderingContext2D, { width, height, moment, words, ink, haze, wide }: Sky) {
  const climbed = moment.altitude / words.ceiling;
  to.strokeStyle = haze ?? ink.line;
  to.fillStyle = ink.ground;
  to.lineWidth = 1;
  const first = wide ? Math.floor(0.3 * POINTS) : 0;
  for (let layer = 0; layer < 3; layer++) {
    const near = layer / 2;
    const base = height * ((wide ? 0.78 : 0.58) + 0.1 * near + climbed * (0.1 + 0.34 * near));
    const tall = height * (0.17 - 0.05 * near) * (1 - 0.35 * climbed);
    to.beginPath();
    for (let i = first; i <= POINTS; i++) {
      const x = (i / POINTS) * (width + 8) - 4;
      const y = base - tall * ridge(layer * 1.9, i / POINTS + 0.12 * climbed * (1 + near));
      if (i > first) to.lineTo(x, y);
      else to.moveTo(x, y);
    }
    to.lineTo(width + 4, height + 4);
    to.lineTo((first / POINTS) * width, height + 4);
    to.closePath();
    to.globalAlpha = 1;
    to.fill();
    to.globalAlpha = (0.14 + 0.1 * near) * (wide ? 1 : 1 - 0.8 * climbed);
    to.stroke();
  }
  to.globalAlpha = 1;
}

/** How far apart the ticks of the altimeter are, in metres, and how long. */
const ticks = [
  [100, 4],
  [500, 9],
  [1000, 14],
] as const;

function paintAltimeter(to: CanvasRenderingContext2D, { width, height, moment, words, ink, wide }: Sky) {
  const x = width - (wide ? Math.max(72, width * 0.07) : 22);
  const [top, bottom] = wide ? [height * 0.2, height * 0.84] : [height * 0.2, height * 0.46];
  const y = (metres: number) => bottom - ((bottom - top) * metres) / words.ceiling;
  to.strokeStyle = ink.line;
  to.lineWidth = 1;
  to.globalAlpha = 0.45;
  // The ticks are the dashes of three wide lines, which cost less than a hundred short ones.
  for (const [metres, long] of ticks) {
    const step = ((bottom - top) * metres) / words.ceiling;
    to.setLineDash([1, step - 1]);
    to.lineWidth = long;
    to.beginPath();
    to.moveTo(x + long / 2, bottom + 0.5);
    to.lineTo(x + long / 2, top - 0.5);
    to.stroke();
  }
  to.setLineDash([]);
  to.globalAlpha = 1;
  to.strokeStyle = ink.mark;
  to.fillStyle = ink.mark;
  to.lineWidth = 2;
  to.beginPath();
  to.moveTo(x, y(0));
  to.lineTo(x, y(moment.altitude));
  to.stroke();
  to.textAlign = 'right';
  to.textBaseline = 'middle';
  to.font = `${wide ? 28 : 18}px ${words.numbers}`;
  const shown = Math.round(moment.altitude / 10) * 10;
  // On a phone the figure stays below the scale, out of the wing's way.
  const [right, level] = wide ? [x - 12, y(moment.altitude)] : [x + 14, bottom + 20];
  to.fillText(figures.format(shown), right, level);
  to.font = `13px ${words.numbers}`;
  to.fillStyle = ink.line;
  to.globalAlpha = 0.75;
  to.fillText(words.unit, right, level + (wide ? 24 : 17));
  to.globalAlpha = 1;
}

/** All that is around the airframe. */
export function paintSky(to: CanvasRenderingContext2D, sky: Sky) {
  paintGround(to, sky);
  paintFix(to, sky);
  paintAltimeter(to, sky);
}
