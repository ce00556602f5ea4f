import type { Stat } from '@/content/company/home';

/** Width of a drawn scale in its own units. */
export const SCALE_WIDTH = 240;

/** The ticks of a scale as two SVG paths, up to its reading and past it, and the reading's place from the left. */
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
