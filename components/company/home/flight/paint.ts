import type { Part } from '@/lib/aircraft/mesh';
import { type SeenPart, trace } from '@/lib/aircraft/trace';
import type { View } from '@/lib/aircraft/view';
import { paintGround } from './ground';
import { paintMapMatch, paintSatellites, paintTrack } from './map-match';
import { paintLift, paintPusher } from './rotors';
import type { Stage } from './stage';
import type { Moment } from './story';

/** The offset of the edge of light, towards the low sun at the upper right. */
const LIGHT = [1.8, -1.35] as const;

/** Parts large enough to catch the sun. */
const large: ReadonlySet<Part> = new Set<Part>(['body', 'wing', 'boom', 'tail']);

/** Fills the faces over their own edges, which leaves the outline; on large parts, then draws the edges faintly. */
function paintPart({ context, colours }: Stage, { part, points, faces }: SeenPart) {
  const path = new Path2D();
  for (const face of faces) {
    face.forEach((corner, i) => {
      const [x, y] = points[corner] ?? [0, 0];
      if (i) path.lineTo(x, y);
      else path.moveTo(x, y);
    });
    path.closePath();
  }
  context.strokeStyle = colours.line;
  context.lineWidth = 3;
  context.stroke(path);
  if (large.has(part)) {
    context.fillStyle = colours.mark;
    context.translate(LIGHT[0], LIGHT[1]);
    context.fill(path);
    context.translate(-LIGHT[0], -LIGHT[1]);
  }
  context.fillStyle = colours.night;
  context.fill(path);
  if (!large.has(part)) return;
  context.globalAlpha = 0.14;
  context.lineWidth = 1;
  context.stroke(path);
  context.globalAlpha = 1;
}

/** Paints one moment of the flight, with the aircraft on top. `locked` is how far the map has locked: 0 to 1. */
export function paintScene(stage: Stage, view: View, moment: Moment, locked: number) {
  if (moment.ground > 0) {
    paintGround(stage, moment);
    paintMapMatch(stage, view, moment, locked);
    paintTrack(stage, view, moment);
    paintSatellites(stage, view, moment);
  }
  if (moment.drawn === 0) return;
  const { lift, push, blur } = moment.pose;
  const isBelow = view.tilt < 0;
  if (isBelow) paintLift(stage, view, lift, blur);
  for (const seen of trace(view)) {
    paintPart(stage, seen);
    if (seen.part === 'spinner') paintPusher(stage, view, push);
  }
  if (!isBelow) paintLift(stage, view, lift, blur);
}
