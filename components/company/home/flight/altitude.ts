import type { Moment, Stage } from './story';

/** The height over which the figure comes into sight, in metres. */
const FADE_M = 300;

const figures = new Intl.NumberFormat('en-IN');

/** The height that the flight has reached, in the corner of the picture. */
export function paintAltitude(
  to: CanvasRenderingContext2D,
  { width, height, layout, ink, words }: Stage,
  moment: Moment,
) {
  if (!layout.altitude || moment.altitude === 0) return;
  const [x, y] = [width * layout.altitude[0], height * layout.altitude[1]];
  to.globalAlpha = Math.min(1, moment.altitude / FADE_M);
  to.textAlign = 'right';
  to.textBaseline = 'alphabetic';
  to.font = `14px ${words.numbers}`;
  to.fillStyle = ink.line;
  to.fillText(words.unit, x, y);
  to.font = `44px ${words.numbers}`;
  to.fillText(figures.format(Math.round(moment.altitude / 10) * 10), x, y - 22);
  to.globalAlpha = 1;
}
