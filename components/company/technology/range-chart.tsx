import { faint } from '@/components/ui/drawing';
import { droneTargets, payloadRange } from '@/content/company/drone';
import type { Reach } from '@/lib/company/range-model';
import { BASE, chartPoint, FIRST_KM, LAST_KM } from '@/lib/company/range-model';

const STEP_KM = 5;
const xOf = (rangeKm: number) => chartPoint({ payloadKg: 0, rangeKm }).x;
const yOf = (payloadKg: number) => chartPoint({ payloadKg, rangeKm: 0 }).y;

/** The chart's still part: the curve of payload and range, and their scales. */
export function RangeChart({ curve }: { curve: readonly Reach[] }) {
  const { payloadKg } = droneTargets;
  const loads = Array.from({ length: payloadKg + 1 }, (_, load) => load);
  const distances = Array.from(
    { length: (LAST_KM - FIRST_KM) / STEP_KM + 1 },
    (_, index) => FIRST_KM + STEP_KM * index,
  );
  const line = curve.map((reach) => Object.values(chartPoint(reach)).join(' ')).join('L');
  return (
    <>
      <path d={loads.map((load) => `M${xOf(FIRST_KM)} ${yOf(load)}H${xOf(LAST_KM)}`).join('')} {...faint} />
      <path
        d={`M${xOf(FIRST_KM)} ${BASE}H${xOf(LAST_KM)}${distances.map((km) => `M${xOf(km)} ${BASE}v6`).join('')}`}
      />
      <path d={`M${line}`} strokeWidth="2" />
      <g textAnchor="end">
        {loads.map((load) => (
          <text key={load} x={xOf(FIRST_KM) - 10} y={yOf(load)} dy=".35em">
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
    </>
  );
}
