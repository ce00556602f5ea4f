import { lensOf, type View } from '@/lib/airframe/trace';
import { contoursOf, heightAt } from './contours';
import { type Earth, earthOf, type Pen, type Spot, trail } from './ground';
import type { Moment, Stage } from './story';

/** The square of the ground that the map is laid on: its middle and half its side, in kilometres. */
const [MIDDLE_X, MIDDLE_Y, HALF] = [-1.65, 1.2, 1.1] as const;
export const square = contoursOf(
  [MIDDLE_X - HALF, MIDDLE_Y - HALF, MIDDLE_X + HALF, MIDDLE_Y + HALF],
  0.12,
  0.05,
);
/** Points around the square, along the ground. */
const SIDE = 8;
const rim = Array.from({ length: 4 * SIDE + 1 }, (_, i) => {
  const along = ((i % SIDE) / SIDE) * 2 - 1;
  const [x = 0, y = 0] =
    [
      [along, -1],
      [1, along],
      [-along, 1],
      [-1, -along],
    ][Math.floor(i / SIDE) % 4] ?? [];
  const place = [MIDDLE_X + x * HALF, MIDDLE_Y + y * HALF] as const;
  return [...place, heightAt(...place)] as const;
});
const RADIANS = Math.PI / 180;

/** The satellites with their lines to the aircraft, which snap one after the other. */
export function paintSatellites(
  to: CanvasRenderingContext2D,
  { width, height, ink, layout }: Stage,
  view: View,
  moment: Moment,
) {
  const [ax, ay] = lensOf(view)(0, 0, 190);
  const seen = moment.ground;
  to.strokeStyle = ink.line;
  to.lineWidth = 1.25;
  layout.satellites.forEach(([partX, partY], i) => {
    const [x, y] = [width * partX, height * partY];
    const gone = moment.snapped[i] ?? 0;
    to.globalAlpha = 0.6 * seen * (1 - gone);
    to.setLineDash([2, 5]);
    to.beginPath();
    // Each half runs back to its end.
    const part = (from: number, until: number) => {
      to.moveTo(x + (ax - x) * from, y + (ay - y) * from);
      to.lineTo(x + (ax - x) * until, y + (ay - y) * until);
    };
    if (gone === 0) part(0.04, 1);
    else if (gone < 1) {
      part(0.04, 0.5 - 0.46 * gone);
      part(0.5 + 0.5 * gone, 1);
    }
    to.stroke();
    to.setLineDash([]);
    to.globalAlpha = Math.max(0.001, seen * (1 - 0.6 * gone));
    to.strokeRect(x - 4, y - 4, 8, 8);
    to.strokeRect(x - 15, y - 3, 8, 6);
    to.strokeRect(x + 7, y - 3, 8, 6);
  });
  to.globalAlpha = 1;
}

/** The earth under a tile that has not come to its place yet: moved aside, turned and above the ground. */
const movedBy = (earth: Earth, away: number, turn: number): Earth => {
  const [sine, cosine] = [Math.sin(turn * RADIANS), Math.cos(turn * RADIANS)];
  return (x, y, z, into) => {
    const [dx, dy] = [x - MIDDLE_X, y - MIDDLE_Y];
    return earth(
      MIDDLE_X + dx * cosine - dy * sine + 3.4 * away,
      MIDDLE_Y + dx * sine + dy * cosine - 0.4 * away,
      z + 0.5 * away,
      into,
    );
  };
};

const spot: Spot = { x: 0, y: 0 };

/** The line around the square. */
export function frame(to: Pen, earth: Earth) {
  rim.forEach((point, i) => {
    if (!earth(...point, spot)) return;
    if (i) to.lineTo(spot.x, spot.y);
    else to.moveTo(spot.x, spot.y);
  });
}

/** The square below, and the tile of the map that slides over it, turns and locks. `locked` runs from 0 to 1. */
export function paintMatch(
  to: CanvasRenderingContext2D,
  stage: Stage,
  view: View,
  moment: Moment,
  locked: number,
) {
  if (moment.square === 0) return;
  const earth = earthOf(stage, moment);
  const { ink } = stage;
  to.strokeStyle = ink.line;
  to.lineWidth = 1.25;
  to.globalAlpha = 0.9 * moment.square;
  // Once the tile lies on it, it is not seen.
  if (moment.tile < 1 || locked < 1) {
    to.beginPath();
    frame(to, earth);
    trail(to, square, square.lines, earth);
    to.stroke();
  }
  // What the camera sees of it.
  to.globalAlpha = 0.3 * moment.square;
  to.beginPath();
  const camera = lensOf(view)(0, -880, -240);
  for (let i = 0; i < 4; i++) {
    const corner = rim[i * SIDE];
    if (!corner || !earth(...corner, spot)) continue;
    to.moveTo(...camera);
    to.lineTo(spot.x, spot.y);
  }
  to.stroke();
  const left = 1 - moment.tile;
  if (moment.tile === 0) return;
  const tile = movedBy(earth, left + 0.07 * (1 - locked), 16 * left + 7 * (1 - locked));
  to.globalAlpha = 0.86 * Math.min(1, moment.tile * 4);
  to.fillStyle = ink.tones?.[0] ?? ink.ground;
  to.beginPath();
  frame(to, tile);
  to.fill();
  to.globalAlpha = Math.min(1, moment.tile * 4);
  to.strokeStyle = locked ? ink.mark : ink.line;
  to.lineWidth = 1.25;
  to.beginPath();
  trail(to, square, square.lines, tile);
  to.stroke();
  to.lineWidth = 1.5 + 1.5 * locked;
  to.beginPath();
  frame(to, tile);
  to.stroke();
  to.globalAlpha = 1;
}

/** The way flown, and in the accent colour the way ahead, which goes on once the map is locked. */
export function paintTrack(
  to: CanvasRenderingContext2D,
  { ink, layout }: Stage,
  view: View,
  { climb, track }: Moment,
) {
  const lens = lensOf(view);
  const way = (from: number, until: number) => {
    to.beginPath();
    to.moveTo(...lens(0, from, 60));
    to.lineTo(...lens(0, until, 60));
    to.stroke();
  };
  to.setLineDash([8, 6]);
  to.lineWidth = 2;
  to.strokeStyle = ink.line;
  to.globalAlpha = 0.55 * climb;
  way(1300, 1300 + 5200 * climb);
  to.strokeStyle = ink.mark;
  to.globalAlpha = track;
  if (track) way(-1250, -1250 - layout.ahead * track);
  to.setLineDash([]);
  to.globalAlpha = 1;
}
