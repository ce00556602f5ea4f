import type { Stage } from './stage';
import type { Moment } from './story';
import { type Contours, contoursOf } from './terrain';

/** A point on the canvas. */
export type Spot = { x: number; y: number };
/**
 * Projects a point of the ground, in kilometres, into `into`. Returns false for points behind the eye, or so near its
 * height that they would be a dash on the horizon. Allocates nothing: it runs for thousands of points in every frame.
 */
export type GroundProjection = (x: number, y: number, z: number, into: Spot) => boolean;

const NEAREST = 1.6;
/** The least slope of a line of sight. */
const LOW_SIGHT = 0.03;
/** How far right and ahead the ground has moved, in kilometres: it starts close and moves away during the climb. */
const travel = (climb: number) => ({ x: 1.5 * climb, y: 5.5 * climb - 2 });

/** The eye looks straight ahead and rises, so the horizon moves up the picture. */
export function groundProjection({ width, height, layout }: Stage, { climb }: Moment): GroundProjection {
  const [low, high] = layout.horizon;
  const horizon = height * (low + (high - low) * climb);
  const focus = height * layout.focus;
  const eye = 0.5 + 2.4 * climb;
  const middle = width * layout.middle;
  const moved = travel(climb);
  return (x, y, z, into) => {
    const distance = y + moved.y;
    if (distance < NEAREST || Math.abs(eye - z) < LOW_SIGHT * distance) return false;
    const by = focus / distance;
    into.x = middle + (x + moved.x) * by;
    into.y = horizon + (eye - z) * by;
    return true;
  };
}

/** Opacity by distance, in kilometres. */
const bands = [
  { from: 0, until: 7, opacity: 0.5 },
  { from: 7, until: 13, opacity: 0.42 },
  { from: 13, until: 40, opacity: 0.35 },
];

/** The terrain under the flight. Beyond 10 km it has fewer points and a third of the contour lines. */
export const countryOf = (step: number) => [
  contoursOf([-15, -2, 13, 10], 0.4, step),
  contoursOf([-15, 10, 13, 26], 1, 3 * step),
];

const spot: Spot = { x: 0, y: 0 };

/** Adds runs of points to the path, as curves through the midpoints. Points behind the eye are left out. */
export function addContours(
  { context }: Stage,
  { points }: Contours,
  lines: readonly number[][],
  project: GroundProjection,
) {
  for (const line of lines) {
    let [visible, lastX, lastY] = [0, 0, 0];
    for (const i of line) {
      const isVisible = project(points[3 * i] ?? 0, points[3 * i + 1] ?? 0, points[3 * i + 2] ?? 0, spot);
      visible = isVisible ? visible + 1 : 0;
      const { x, y } = spot;
      if (visible === 2) context.moveTo((lastX + x) / 2, (lastY + y) / 2);
      else if (visible > 2) context.quadraticCurveTo(lastX, lastY, (lastX + x) / 2, (lastY + y) / 2);
      lastX = x;
      lastY = y;
    }
  }
}

/** The terrain under the flight as contour lines, fainter with distance. */
export function paintGround(stage: Stage, moment: Moment) {
  const { context, width, colours, country } = stage;
  const project = groundProjection(stage, moment);
  context.strokeStyle = colours.line;
  context.lineWidth = 1.1;
  for (const { from, until, opacity } of bands) {
    context.globalAlpha = opacity * moment.ground;
    context.beginPath();
    for (const part of country) {
      const { points, lines } = part;
      const isBeside = (i = 0) =>
        !project(points[3 * i] ?? 0, points[3 * i + 1] ?? 0, points[3 * i + 2] ?? 0, spot) ||
        spot.x < 0 ||
        spot.x > width;
      const shown = lines.filter((line) => {
        const middle = line[line.length >> 1] ?? 0;
        const distance = (points[3 * middle + 1] ?? 0) + travel(moment.climb).y;
        if (distance < from || distance >= until) return false;
        return !isBeside(line[0]) || !isBeside(middle) || !isBeside(line.at(-1));
      });
      addContours(stage, part, shown, project);
    }
    context.stroke();
  }
  context.globalAlpha = 1;
}
