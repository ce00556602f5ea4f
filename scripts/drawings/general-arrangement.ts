import { shape } from '@/lib/aircraft/shape';
import { sheetOf } from './sheet';

const [WIDTH, SCALE] = [1960, 240];

/** Half of a person of 1.75 m from the front, in millimetres: to the side, and above the ground. */
const person =
  '0 1750, 70 1725, 95 1640, 75 1545, 50 1500, 60 1455, 215 1400, 250 1300, 290 900, 300 760, 255 750, 235 900, 195 1180, 190 850, 165 480, 150 60, 200 0, 70 0, 60 480, 0 800'
    .split(', ')
    .map((place) => place.split(' ').map(Number));

/** Plan, front and side of the aircraft at one scale with its measures, and a person beside it. */
export function generalArrangement(): string {
  const sheet = sheetOf(WIDTH, 1060, SCALE);
  const units = (millimetres: number) => (millimetres * SCALE) / 1000;
  const [planX, planY, ground] = [600, 380, 980];
  const level = ground + units(shape.legs.foot);
  const plan = sheet.paintView({ turn: 0, tilt: 90 }, planX, planY);
  const front = sheet.paintView({ turn: 180, tilt: 0 }, planX, level);
  const side = sheet.paintView({ turn: 270, tilt: 0 }, 1390, level);
  const personX = 1800;
  const half = person.map(([x = 0, z = 0]) => [personX + units(x), ground - units(z)] as const);
  sheet.paintShape([...half, ...half.toReversed().map(([x, y]) => [2 * personX - x, y] as const)]);
  sheet.strokeLine(
    [
      [40, ground],
      [WIDTH - 40, ground],
    ],
    true,
  );

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
  sheet.dimension('y', [ground - units(1750), ground], personX + 110, personX + 20, 3);
  return sheet.file();
}
