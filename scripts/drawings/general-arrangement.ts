import { shape } from '@/lib/aircraft/shape';
import type { Place } from './plane';
import { type Sheet, sheetOf } from './sheet';

const SCALE = 240;
const units = (millimetres: number) => (millimetres * SCALE) / 1000;

/** Plan, front and side of the aircraft and a person at one scale, the last three on the ground. Returns where the front ends. */
function paintViews(sheet: Sheet, plan: Place, front: Place, side: Place, person: Place) {
  const foot = units(shape.legs.foot);
  const above = sheet.paintView({ turn: 0, tilt: 90 }, ...plan);
  const ahead = sheet.paintView({ turn: 180, tilt: 0 }, front[0], front[1] + foot);
  sheet.paintView({ turn: 270, tilt: 0 }, side[0], side[1] + foot);
  sheet.paintPerson(...person);
  sheet.dimension('x', [above.left, above.right], front[1] + 2.3 * sheet.size, front[1] + 10);
  sheet.dimension('y', [above.top, above.bottom], above.right + 2 * sheet.size, plan[0] + 40);
  sheet.dimension('y', [person[1] - units(1750), person[1]], person[0] + 5.4 * sheet.size, person[0] + 30, 3);
  return ahead;
}

/** Plan, front and side of the aircraft with their measures, and a person beside the front; its title block goes bottom right. */
export function generalArrangement(): string {
  const [planX, planY, ground, sideGround] = [620, 380, 1000, 455];
  const sheet = sheetOf(1990, 1080, SCALE);
  const front = paintViews(sheet, [planX, planY], [planX, ground], [1560, sideGround], [1270, ground]);
  sheet.strokeLine('faint', [40, ground], [1430, ground]);
  sheet.strokeLine('faint', [1230, sideGround], [1950, sideGround]);
  const { boom, rotor } = shape;
  const boomX = planX - units(boom.x);
  const rotorY = planY + units(rotor.hubs[0][0]);
  const radius = units(rotor.radius);
  sheet.dimension('x', [boomX, 2 * planX - boomX], 50, rotorY - radius - 10);
  sheet.dimension('y', [rotorY - radius, rotorY + radius], boomX - radius - 70, boomX - 10);
  sheet.dimension('y', [front.top, ground], front.left - 50, front.left - 10);
  // On the title block, which takes 26% of the width.
  sheet.paintBar(1713, 766);
  return sheet.file();
}

/** The same for an upright window: the views below one another, with the words as large as such a window needs them. */
export function generalArrangementUpright(): string {
  const [width, front, ground] = [1166, 880, 1440];
  const sheet = sheetOf(width, 1500, SCALE, 44);
  paintViews(sheet, [508, 310], [508, front], [300, ground], [770, ground]);
  for (const y of [front, ground]) sheet.strokeLine('faint', [0, y], [width, y]);
  sheet.paintBar(430, 1120);
  return sheet.file();
}
