import { projection, type View } from '@/lib/aircraft/view';
import { addContours, type GroundProjection, groundProjection, type Spot } from './ground';
import type { Stage } from './stage';
import type { Moment } from './story';
import { contoursOf, heightAt } from './terrain';

/** The square of ground that the map tile matches: its centre and half its side, in kilometres. */
const [MIDDLE_X, MIDDLE_Y, HALF] = [-1.45, 1.2, 1.1];
// Its cells fill the square, and each second line continues one of the country's.
const square = contoursOf(
  [MIDDLE_X - HALF, MIDDLE_Y - HALF, MIDDLE_X + HALF, MIDDLE_Y + HALF],
  HALF / 10,
  0.04,
);
/** Points per side of the square's border, which follows the terrain. */
const SIDE = 8;
const border = [
  [-1, -1, 1, -1],
  [1, -1, 1, 1],
  [1, 1, -1, 1],
  [-1, 1, -1, -1],
].flatMap(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
  Array.from({ length: SIDE }, (_, i) => {
    const at = i / SIDE;
    const [x, y] = [MIDDLE_X + (x0 + (x1 - x0) * at) * HALF, MIDDLE_Y + (y0 + (y1 - y0) * at) * HALF];
    return [x, y, heightAt(x, y)] as const;
  }),
);
const RADIANS = Math.PI / 180;
const spot: Spot = { x: 0, y: 0 };

/** The part of a broken link that remains, from the satellite to the ridge. */
const RIDGE = 0.3;

/** The satellites with their links to the aircraft, which break one after another. */
export function paintSatellites(
  { context, width, height, colours, layout }: Stage,
  view: View,
  moment: Moment,
) {
  const [aircraftX, aircraftY] = projection(view)(0, 0, 190);
  context.strokeStyle = colours.line;
  context.lineWidth = 1.25;
  layout.satellites.forEach(([partX, partY], i) => {
    const [x, y] = [width * partX, height * partY];
    const broken = moment.broken[i] ?? 0;
    const addLink = (from: number, until: number) => {
      context.moveTo(x + (aircraftX - x) * from, y + (aircraftY - y) * from);
      context.lineTo(x + (aircraftX - x) * until, y + (aircraftY - y) * until);
    };
    context.globalAlpha = 0.6 * moment.ground;
    context.setLineDash([2, 5]);
    context.beginPath();
    // Each half retracts towards its end.
    addLink(0.06, broken ? 0.5 - (0.5 - RIDGE) * broken : 1);
    if (broken) addLink(0.5 + 0.5 * broken, 1);
    context.stroke();
    context.setLineDash([]);
    context.globalAlpha = moment.ground * (1 - 0.4 * broken);
    context.beginPath();
    context.rect(x - 4, y - 6, 8, 12);
    for (const side of [-1, 1]) {
      context.moveTo(x + 4 * side, y);
      context.lineTo(x + 7 * side, y);
      context.rect(x + (side > 0 ? 7 : -16), y - 4, 9, 8);
      context.moveTo(x + 11.5 * side, y - 4);
      context.lineTo(x + 11.5 * side, y + 4);
    }
    context.stroke();
    if (!broken) return;
    // The ridge where the broken link ends.
    const [endX, endY] = [x + (aircraftX - x) * RIDGE, y + (aircraftY - y) * RIDGE];
    context.globalAlpha = moment.ground * broken;
    context.strokeStyle = colours.mark;
    context.lineWidth = 2.5;
    context.beginPath();
    context.moveTo(endX - 9, endY);
    context.lineTo(endX + 9, endY);
    context.stroke();
    context.strokeStyle = colours.line;
    context.lineWidth = 1.25;
  });
  context.globalAlpha = 1;
}

/** Projects a tile that is not in place yet: shifted, rotated and raised. */
const displaced = (project: GroundProjection, distance: number, turn: number): GroundProjection => {
  const [sine, cosine] = [Math.sin(turn * RADIANS), Math.cos(turn * RADIANS)];
  return (x, y, z, into) => {
    const [dx, dy] = [x - MIDDLE_X, y - MIDDLE_Y];
    return project(
      MIDDLE_X + dx * cosine - dy * sine + 3.4 * distance,
      MIDDLE_Y + dx * sine + dy * cosine - 0.4 * distance,
      z + 0.5 * distance,
      into,
    );
  };
};

function addBorder({ context }: Stage, project: GroundProjection) {
  border.forEach((point, i) => {
    if (!project(...point, spot)) return;
    if (i) context.lineTo(spot.x, spot.y);
    else context.moveTo(spot.x, spot.y);
  });
  context.closePath();
}

/** The square below, and the tile of the map that slides over it, turns and locks. `locked` runs from 0 to 1. */
export function paintMapMatch(stage: Stage, view: View, moment: Moment, locked: number) {
  if (moment.square === 0) return;
  const { context, colours } = stage;
  const ground = groundProjection(stage, moment);
  const begin = (opacity: number, line: string, width = 1.25) => {
    context.globalAlpha = opacity;
    context.strokeStyle = line;
    context.lineWidth = width;
    context.beginPath();
  };
  // Once locked, the tile covers the square.
  if (moment.tile < 1 || locked < 1) {
    begin(0.9 * moment.square, colours.line);
    addBorder(stage, ground);
    addContours(stage, square, square.lines, ground);
    context.stroke();
  }
  // The camera's field of view.
  begin(0.3 * moment.square, colours.line);
  const camera = projection(view)(0, -880, -240);
  for (let i = 0; i < border.length; i += SIDE) {
    const corner = border[i];
    if (!corner || !ground(...corner, spot)) continue;
    context.moveTo(...camera);
    context.lineTo(spot.x, spot.y);
  }
  context.stroke();
  if (moment.tile === 0) return;
  const remaining = 1 - moment.tile;
  const tile = displaced(ground, remaining + 0.07 * (1 - locked), 16 * remaining + 7 * (1 - locked));
  const line = locked ? colours.mark : colours.line;
  // Faint while it is far from the square; opaque once it covers it.
  begin((0.86 + 0.14 * locked) * moment.tile, line);
  context.fillStyle = colours.night;
  addBorder(stage, tile);
  context.fill();
  begin(moment.tile, line);
  addContours(stage, square, square.lines, tile);
  context.stroke();
  begin(moment.tile, line, 1.5 + 1.5 * locked);
  addBorder(stage, tile);
  context.stroke();
  context.globalAlpha = 1;
}

/** The track flown and, in the accent colour, the track ahead, which appears once the map is locked. */
export function paintTrack({ context, colours, layout }: Stage, view: View, { climb, track }: Moment) {
  const project = projection(view);
  const strokeTrack = (from: number, until: number) => {
    context.beginPath();
    context.moveTo(...project(0, from, 60));
    context.lineTo(...project(0, until, 60));
    context.stroke();
  };
  context.setLineDash([8, 6]);
  context.lineWidth = 2;
  context.strokeStyle = colours.line;
  context.globalAlpha = 0.55 * climb;
  strokeTrack(1300, 1300 + 5200 * climb);
  context.strokeStyle = colours.mark;
  context.globalAlpha = track;
  if (track) strokeTrack(-1250, -1250 - layout.ahead * track);
  context.setLineDash([]);
  context.globalAlpha = 1;
}
