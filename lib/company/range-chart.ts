import type { Reach } from './range-model';

/** The farthest distance on the chart's scale. */
export const LAST_KM = 160;
/** Heights in the chart, in units of its drawing: of the cruise, of the take-off point and of the scale. */
export const CRUISE = 190;
export const GROUND = 274;
export const BASE = 300;

/** Where a payload and a range meet in the chart. */
export const chartPoint = ({ payloadKg, rangeKm }: Pick<Reach, 'payloadKg' | 'rangeKm'>) => ({
  x: Math.round(60 + rangeKm * 5),
  y: Math.round(160 - payloadKg * 30),
});
