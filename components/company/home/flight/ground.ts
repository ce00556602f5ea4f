import { type Contours, contoursOf } from './contours';
import type { Moment, Place, Stage } from './story';

/** Puts a place of the ground, in kilometres, on the picture: x and y, or nothing for what is behind the eye. */
export type Earth = (x: number, y: number, z: number) => readonly [number, number] | undefined;

const NEAREST = 1.6;
/** How far the ground moves away while the story is told, in kilometres. */
const WAY = [1.5, 3.5] as const;

/** The eye looks level at the ground and rises: the horizon goes up the picture. */
export function earthOf({ width, height, layout }: Place, { climb }: Moment): Earth {
  const [low, high] = layout.horizon;
  const horizon = height * (low + (high - low) * climb);
  const focus = height * layout.focus;
  const eye = 1.5 + 1.4 * climb;
  const middle = width * layout.middle;
  return (x, y, z) => {
    const away = y + WAY[1] * climb;
    if (away < NEAREST) return;
    const by = focus / away;
    return [middle + (x + WAY[0] * climb) * by, horizon + (eye - z) * by];
  };
}

/** What the ground is drawn with: strength by distance in kilometres. */
export const strengths = [
  [0, 7, 0.5],
  [7, 13, 0.42],
  [13, 40, 0.35],
] as const;

let range: Contours | undefined;
/** The country under the flight. Found once. */
export const country = () => {
  range ??= contoursOf([-15, -2, 13, 26], 0.5, 0.1);
  return range;
};

/** What takes a line: a canvas, or the path of a drawing. */
export type Pen = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'quadraticCurveTo'>;

/** Draws runs of points as curves that go through the middles between them. What is behind the eye is left out. */
export function trail(to: Pen, { points }: Contours, lines: readonly number[][], earth: Earth) {
  for (const line of lines) {
    let last: ReturnType<Earth>;
    for (const i of line) {
      const place = earth(points[3 * i] ?? 0, points[3 * i + 1] ?? 0, points[3 * i + 2] ?? 0);
      if (place && last)
        to.quadraticCurveTo(last[0], last[1], (last[0] + place[0]) / 2, (last[1] + place[1]) / 2);
      else if (place) to.moveTo(place[0], place[1]);
      last = place;
    }
    if (last) to.lineTo(last[0], last[1]);
  }
}

/** The lines of the country between two distances from the eye that reach into the picture. */
export function linesBetween(
  { points, lines }: Contours,
  { width }: Place,
  { climb }: Moment,
  earth: Earth,
  [from, until]: readonly [number, number],
): number[][] {
  const isBeside = (i = 0) => {
    const [x] = earth(points[3 * i] ?? 0, points[3 * i + 1] ?? 0, points[3 * i + 2] ?? 0) ?? [-1];
    return x < 0 || x > width;
  };
  return lines.filter((line) => {
    const away = (points[3 * (line[line.length >> 1] ?? 0) + 1] ?? 0) + WAY[1] * climb;
    if (away < from || away >= until) return false;
    return !isBeside(line[0]) || !isBeside(line[line.length >> 1]) || !isBeside(line.at(-1));
  });
}

export function paintGround(to: CanvasRenderingContext2D, stage: Stage, moment: Moment) {
  const earth = earthOf(stage, moment);
  to.strokeStyle = stage.ink.line;
  to.lineWidth = 1;
  for (const [from, until, strength] of strengths) {
    const lines = linesBetween(country(), stage, moment, earth, [from, until]);
    to.globalAlpha = strength * moment.ground;
    to.beginPath();
    trail(to, country(), lines, earth);
    to.stroke();
  }
  to.globalAlpha = 1;
}
