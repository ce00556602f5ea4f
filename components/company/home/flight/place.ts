import { lensOf, type View } from '@/lib/airframe/trace';
import type { Moment, Place } from './story';

/** What reaches farthest, in millimetres: wing tips, nose, and the ends of the booms. */
const OUTERMOST = [
  [2100, 442, 441],
  [-2100, 442, 441],
  [0, -1169, -22],
  [621, 1169, 115],
  [-621, 1169, 115],
] as const;

const mix = (from: number, to: number, at: number) => from + (to - from) * at;

/** Where the aircraft is drawn: first where the hero's picture shows it, then as wide as the scene wants it. */
export function viewAt({ width, height, layout }: Place, { view, away }: Moment, hero?: View): View {
  const lens = lensOf({ ...view, scale: 1, x: 0, y: 0 });
  const places = OUTERMOST.map(([x, y, z]) => lens(x, y, z));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (width * layout.aircraft.width) / (right - left);
  const x = width * layout.aircraft.x - (scale * (left + right)) / 2;
  const y = height * layout.aircraft.y - (scale * (top + bottom)) / 2;
  if (!hero) return { ...view, scale, x, y };
  return {
    ...view,
    scale: mix(hero.scale, scale, away),
    x: mix(hero.x, x, away),
    y: mix(hero.y, y, away),
  };
}
