import type { View } from '@/lib/aircraft/view';
import { paintGround } from './ground';
import { paintMapMatch, paintSatellites, paintTrack } from './map-match';
import { paintAircraft } from './paint';
import type { Stage } from './stage';
import type { Moment } from './story';

/** Paints one moment of the flight. `locked` is how far the map has locked: 0 to 1. */
export function paintScene(stage: Stage, view: View, moment: Moment, locked: number) {
  if (moment.ground > 0) {
    paintGround(stage, moment);
    paintMapMatch(stage, view, moment, locked);
    paintTrack(stage, view, moment);
    paintSatellites(stage, view, moment);
  }
  const { line, mark, night } = stage.colours;
  // A line drawing with one edge of light.
  const ink = { line, width: 1.5, fill: night, edge: mark };
  if (moment.drawn > 0) paintAircraft(stage.context, view, moment.pose, ink);
}
