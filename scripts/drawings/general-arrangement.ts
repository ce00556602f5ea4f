import { shape } from '@/lib/aircraft/shape';
import { sheetOf } from './sheet';

const SCALE = 240;
const units = (millimetres: number) => (millimetres * SCALE) / 1000;

type Sheet = ReturnType<typeof sheetOf>;

/** Plan and front of the aircraft at one scale, with a person beside them on the same ground. */
function paintMain(sheet: Sheet, planX: number, planY: number, ground: number, personX: number) {
  const level = ground + units(shape.legs.foot);
  const plan = sheet.paintView({ turn: 0, tilt: 90 }, planX, planY);
  const front = sheet.paintView({ turn: 180, tilt: 0 }, planX, level);
  sheet.paintPerson(personX, ground);
  return { plan, front, level };
}

/** Plan, front and side of the aircraft at one scale with its measures, and a person beside it. */
export function generalArrangement(): string {
  const [width, planX, planY, ground, personX] = [1990, 600, 380, 980, 1800];
  const sheet = sheetOf(width, 1060, SCALE);
  const { plan, front, level } = paintMain(sheet, planX, planY, ground, personX);
  const side = sheet.paintView({ turn: 270, tilt: 0 }, 1410, level);
  sheet.strokeGround(ground, 40);
  const { boom, rotor } = shape;
  const boomX = planX - units(boom.x);
  const rotorY = planY + units(rotor.hubs[0][0]);
  const radius = units(rotor.radius);
  sheet.dimension('x', [plan.left, plan.right], ground + 50, ground + 10);
  sheet.dimension('x', [side.left, side.right], ground + 50, ground + 10);
  sheet.dimension('x', [boomX, 2 * planX - boomX], 50, rotorY - radius - 10);
  sheet.dimension('y', [plan.top, plan.bottom], plan.right + 60, planX + 40);
  sheet.dimension('y', [rotorY - radius, rotorY + radius], boomX - radius - 70, boomX - 10);
  sheet.dimension('y', [front.top, ground], front.left - 50, front.left - 10);
  sheet.dimension('y', [ground - units(1750), ground], personX + 135, personX + 30, 3);
  return sheet.file();
}

/** The same for an upright window: plan and front, with the words as large as such a window needs them. */
export function generalArrangementUpright(): string {
  const [width, planX, planY, ground, personX] = [1440, 520, 310, 1050, 1170];
  const sheet = sheetOf(width, 1170, SCALE, 50);
  const { plan } = paintMain(sheet, planX, planY, ground, personX);
  sheet.strokeGround(ground, 10);
  sheet.dimension('x', [plan.left, plan.right], ground + 70, ground + 10);
  sheet.dimension('y', [plan.top, plan.bottom], plan.right + 110, planX + 40);
  sheet.dimension('y', [ground - units(1750), ground], personX + 180, personX + 30, 3);
  return sheet.file();
}
