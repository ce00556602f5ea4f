import type { AirframeWords } from '@/content/company/turntable';

/** Says from where the airframe is seen: `from the front on the right, 26° above`. Angles in degrees. */
export function facing({ turn, tilt }: { turn: number; tilt: number }, words: AirframeWords): string {
  const around = ((turn % 360) + 360) % 360;
  if (tilt > 85 && (around < 5 || around > 355)) return words.plan;
  const height = tilt > 0 ? words.above : tilt < 0 ? words.below : words.level;
  const side = words.sides[Math.round(around / 45) % words.sides.length];
  return `${side}, ${height.replace('{degrees}', `${Math.abs(Math.round(tilt))}`)}`;
}
