import { type Contours, contoursOf } from './contours';
import type { Moment, Place, Stage } from './story';

/** A place on the picture. */
export type Spot = { x: number; y: number };
/**
 * Puts a place of the ground, in kilometres, on the picture. Returns false for what is behind the eye. It makes nothing: it
 * runs for thousands of points in every frame.
 */
export type Earth = (x: number, y: number, z: number, into: Spot) => boolean;

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
  return (x, y, z, into) => {
    const away = y + WAY[1] * climb;
    if (away < NEAREST) return false;
    const by = focus / away;
    into.x = middle + (x + WAY[0] * climb) * by;
    into.y = horizon + (eye - z) * by;
    return true;
  };
}

/** What the ground is drawn with: strength by distance in kilometres. */
export const strengths = [
  [0, 7, 0.5],
  [7, 13, 0.42],
  [13, 40, 0.35],
] as const;

/** From here on, in kilometres, the country is drawn from half the points and half the heights. */
const FAR = 10;

let range: readonly Contours[] | undefined;
/** The country under the flight, near and far. Found once. */
export const country = () => {
  range ??= [contoursOf([-15, -2, 13, FAR], 0.5, 0.12), contoursOf([-15, FAR, 13, 26], 1, 0.24)];
  return range;
};

/** What takes a line: a canvas, or the path of a drawing. */
export type Pen = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'quadraticCurveTo'>;

const spot: Spot = { x: 0, y: 0 };

/** Draws runs of points as curves through the middles between them. What is behind the eye is left out. */
export function trail(to: Pen, { points }: Contours, lines: readonly number[][], earth: Earth) {
  for (const line of lines) {
    let [seen, lastX, lastY] = [0, 0, 0];
    for (const i of line) {
      const isSeen = earth(points[3 * i] ?? 0, points[3 * i + 1] ?? 0, points[3 * i + 2] ?? 0, spot);
      seen = isSeen ? seen + 1 : 0;
      const { x, y } = spot;
      if (seen === 2) to.moveTo((lastX + x) / 2, (lastY + y) / 2);
      else if (seen > 2) to.quadraticCurveTo(lastX, lastY, (lastX + x) / 2, (lastY + y) / 2);
      lastX = x;
      lastY = y;
    }
  }
}

/** Draws the lines of the country between two distances from the eye that reach into the picture. */
export function trailCountry(
  to: Pen,
  { width }: Place,
  { climb }: Moment,
  earth: Earth,
  [from, until]: readonly [number, number],
) {
  for (const part of country()) {
    const { points, lines } = part;
    const isBeside = (i = 0) => {
      const isSeen = earth(points[3 * i] ?? 0, points[3 * i + 1] ?? 0, points[3 * i + 2] ?? 0, spot);
      return !isSeen || spot.x < 0 || spot.x > width;
    };
    const seen = lines.filter((line) => {
      const away = (points[3 * (line[line.length >> 1] ?? 0) + 1] ?? 0) + WAY[1] * climb;
      if (away < from || away >= until) return false;
      return !isBeside(line[0]) || !isBeside(line[line.length >> 1]) || !isBeside(line.at(-1));
    });
    trail(to, part, seen, earth);
  }
}

export function paintGround(to: CanvasRenderingContext2D, stage: Stage, moment: Moment) {
  const earth = earthOf(stage, moment);
  to.strokeStyle = stage.ink.line;
  to.lineWidth = 1;
  for (const [from, until, strength] of strengths) {
    to.globalAlpha = strength * moment.ground;
    to.beginPath();
    trailCountry(to, stage, moment, earth, [from, until]);
    to.stroke();
  }
  to.globalAlpha = 1;
}
