import { lensOf } from '@/lib/airframe/trace';
import type { Sky } from './story';

/** The satellite with its line to the aircraft, which is struck out at the top, and the track. */
export function paintFix(
  to: CanvasRenderingContext2D,
  { width, height, view, moment, words, ink, wide }: Sky,
) {
  const lens = lensOf(view);
  const [sx, sy] = wide ? [width * 0.57, height * 0.15] : [30, height * 0.135];
  const [ax, ay] = lens(0, 0, 180);
  const { struck, track } = moment;
  const seen = Math.min(1, moment.altitude / 100);
  to.strokeStyle = ink.line;
  to.lineWidth = 1;
  to.setLineDash([2, 6]);
  to.globalAlpha = 0.5 * seen * (1 - struck);
  to.beginPath();
  to.moveTo(sx, sy);
  to.lineTo(ax, ay);
  to.stroke();
  // The way flown, from behind the tail; the way ahead goes on in the accent colour.
  to.setLineDash([8, 6]);
  const flown = moment.look.pushBlur;
  const way = (from: number, until: number) => {
    if (to.globalAlpha === 0) return;
    to.beginPath();
    to.moveTo(...lens(0, from, 60));
    to.lineTo(...lens(0, until, 60));
    to.stroke();
  };
  to.globalAlpha = 0.55 * flown;
  way(1300, 1300 + 5200 * flown);
  to.strokeStyle = ink.mark;
  to.globalAlpha = track;
  to.lineWidth = 2;
  // On a phone it ends before the altimeter's figure.
  way(-1250, -1250 - (wide ? 3600 : 2000) * track);
  to.setLineDash([]);
  to.lineWidth = 1.25;
  to.globalAlpha = Math.max(seen, 0.001);
  to.strokeStyle = ink.line;
  to.strokeRect(sx - 4, sy - 4, 8, 8);
  to.strokeRect(sx - 15, sy - 3, 8, 6);
  to.strokeRect(sx + 7, sy - 3, 8, 6);
  to.font = `13px ${words.numbers}`;
  to.textAlign = 'left';
  to.textBaseline = 'middle';
  to.fillStyle = ink.line;
  to.fillText(struck > 0.5 ? words.lost : words.fix, sx + 26, sy);
  to.strokeStyle = ink.mark;
  to.lineWidth = 2;
  to.globalAlpha = 1;
  if (struck > 0) {
    to.beginPath();
    to.moveTo(sx - 18, sy + 12);
    to.lineTo(sx - 18 + 36 * struck, sy + 12 - 24 * struck);
    to.stroke();
  }
  if (track > 0) {
    to.fillStyle = ink.mark;
    to.globalAlpha = track;
    to.fillText(words.held, sx + 26, sy + 22);
    to.globalAlpha = 1;
  }
}
