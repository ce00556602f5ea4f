import { shape } from '@/lib/aircraft/shape';
import type { Place } from '@/lib/plane';
import { sheetOf } from './sheet';

const SCALE = 240;
const units = (millimetres: number) => (millimetres * SCALE) / 1000;

type Sheet = ReturnType<typeof sheetOf>;

/** Plan, front and side of the aircraft and a person at one scale, and a bar of a metre. The ground is where the last three stand. */
function paintViews(sheet: Sheet, plan: Place, front: Place, side: Place, person: Place) {
  const foot = units(shape.legs.foot);
  const seen = {
    plan: sheet.paintView({ turn: 0, tilt: 90 }, ...plan),
    front: sheet.paintView({ turn: 180, tilt: 0 }, front[0], front[1] + foot),
    side: sheet.paintView({ turn: 270, tilt: 0 }, side[0], side[1] + foot),
  };
  sheet.paintPerson(...person);
  const { boom, rotor } = shape;
  const boomX = plan[0] - units(boom.x);
  const rotorY = plan[1] + units(rotor.hubs[0][0]);
  const radius = units(rotor.radius);
  sheet.dimension('x', [seen.plan.left, seen.plan.right], front[1] + 2.3 * sheet.size, front[1] + 10);
  sheet.dimension('y', [seen.plan.top, seen.plan.bottom], seen.plan.right + 2 * sheet.size, plan[0] + 40);
  sheet.dimension('y', [person[1] - units(1750), person[1]], person[0] + 5.4 * sheet.size, person[0] + 30, 3);
  return { ...seen, boomX, rotorY, radius };
}

/** Plan, front and side of the aircraft with their measures, and a person beside the front; its title block goes bottom right. */
export function generalArrangement(): string {
  const [planX, ground, sideGround] = [620, 1000, 455];
  const sheet = sheetOf(1990, 1080, SCALE);
  const { boomX, rotorY, radius, front } = paintViews(
    sheet,
    [planX, 380],
    [planX, ground],
    [1560, sideGround],
    [1270, ground],
  );
  sheet.strokeLine(
    [
      [40, ground],
      [1430, ground],
    ],
    'faint',
  );
  sheet.strokeLine(
    [
      [1230, sideGround],
      [1950, sideGround],
    ],
    'faint',
  );
  sheet.dimension('x', [boomX, 2 * planX - boomX], 50, rotorY - radius - 10);
  sheet.dimension('y', [rotorY - radius, rotorY + radius], boomX - radius - 70, boomX - 10);
  sheet.dimension('y', [front.top, ground], front.left - 50, front.left - 10);
  // On the title block, which takes 26% of the width.
  sheet.paintBar(1713, 766);
  return sheet.file();
}

/** The same for an upright window: the views below one another, with the words as large as such a window needs them. */
export function generalArrangementUpright(): string {
  const [front, ground] = [880, 1440];
  const sheet = sheetOf(1166, 1500, SCALE, 44);
  paintViews(sheet, [508, 310], [508, front], [300, ground], [770, ground]);
  for (const y of [front, ground])
    sheet.strokeLine(
      [
        [0, y],
        [1166, y],
      ],
      'faint',
    );
  sheet.paintBar(430, 1120);
  return sheet.file();
}
