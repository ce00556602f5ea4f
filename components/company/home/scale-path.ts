import type { Stat } from '@/content/company/home';

/** The width of a scale in units of its drawing. */
export const SCALE_WIDTH = 240;

/** A scale's ticks as two SVG paths, up to its reading and past it, and where the reading is from the left. */
export function scalePaths({ from, to, at, ticks }: Stat['scale']) {
  const reading = ((at - from) / (to - from)) * SCALE_WIDTH;
  const ticksPerLong = ticks % 6 === 0 ? ticks / 6 : ticks / 5;
  const paths = { read: '', rest: '' };
  for (let tick = 0; tick <= ticks; tick++) {
    const x = (tick / ticks) * SCALE_WIDTH;
    paths[x <= reading ? 'read' : 'rest'] += `M${x} 24V${tick % ticksPerLong === 0 ? 10 : 17}`;
  }
  return { ...paths, reading };
}
