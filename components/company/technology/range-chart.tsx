import { dashed, faint, filled } from '@/components/ui/drawing';
import { droneTargets, payloadRange } from '@/content/company/drone';
import type { Reach } from '@/lib/company/range-model';
import { BASE, chartPoint, GROUND, LAST_KM } from '@/lib/company/range-model';
import { Dimension } from './callout-mark';

/** Height of the terrain in units of the drawing, `km` from the take-off: hills, a valley at the start, a high range. */
const height = (km: number) =>
  4 +
  56 * Math.exp(-(((km - 112) / 16) ** 2)) +
  34 * Math.exp(-(((km - 58) / 10) ** 2)) +
  26 * Math.exp(-(((km - 84) / 6) ** 2)) +
  7 * Math.abs(Math.sin(km / 3.1) + Math.sin(km / 1.7)) * Math.min(1, km / 20);

const STEP_KM = 4;
const heights = Array.from({ length: LAST_KM / STEP_KM + 1 }, (_, step) =>
  Math.round(GROUND - height(STEP_KM * step)),
);
const xOf = (rangeKm: number) => chartPoint({ payloadKg: 0, rangeKm }).x;
const yOf = (payloadKg: number) => chartPoint({ payloadKg, rangeKm: 0 }).y;
// Steps from point to point take half the bytes of places.
const slopes = heights.slice(1).map((y, i) => `${xOf(STEP_KM) - xOf(0)} ${y - (heights[i] ?? 0)}`);
const terrain = `M${xOf(0)} ${heights[0]}l${slopes.join(' ')}V${BASE}H${xOf(0)}z`;

/** The chart's still part: the curve of payload and range, the scale of distance, and the terrain below it. */
export function RangeChart({ curve }: { curve: readonly Reach[] }) {
  const { linkKm, payloadKg } = droneTargets;
  const loads = Array.from({ length: payloadKg + 1 }, (_, load) => load);
  const distances = Array.from({ length: LAST_KM / 20 + 1 }, (_, index) => 20 * index);
  const line = curve.map((reach) => Object.values(chartPoint(reach)).join(' ')).join('L');
  return (
    <>
      <path d={loads.map((load) => `M${xOf(0)} ${yOf(load)}H${xOf(LAST_KM)}`).join('')} {...faint} />
      <path d={`M${xOf(linkKm)} ${yOf(payloadKg)}V${BASE}`} {...dashed} {...faint} />
      <path d={terrain} {...filled} />
      <path d={distances.map((km) => `M${xOf(km)} ${BASE}v6`).join('')} />
      <path d={`M${line}`} strokeWidth="2" />
      <g textAnchor="end">
        {loads.map((load) => (
          <text
            key={load}
            className={load % 2 ? 'max-sm:hidden' : undefined}
            x={xOf(0) - 10}
            y={yOf(load)}
            dy=".35em"
          >
            {load === payloadKg ? `${load} ${payloadRange.units.kg}` : load}
          </text>
        ))}
      </g>
      <g textAnchor="middle">
        {distances.map((km) => (
          <text key={km} x={xOf(km)} y={BASE} dy="1.7em">
            {km === LAST_KM ? `${km} ${payloadRange.units.km}` : km}
          </text>
        ))}
      </g>
      <Dimension x={xOf(linkKm) + 10} y={yOf(payloadKg) - 12}>
        {payloadRange.link}
      </Dimension>
    </>
  );
}
