import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { faint } from '@/components/ui/drawing';
import { TableHead } from '@/components/ui/table-head';
import { droneTargets, payloadRange as words } from '@/content/company/drone';
import { BASE, chartPoint, FIRST_KM, LAST_KM, type Reach, rangeModel } from '@/lib/company/range-model';
import sheet from './drawing-section.module.css';
import { PayloadSlider } from './payload-slider';

const STEP_KM = 5;
const xOf = (rangeKm: number) => chartPoint({ payloadKg: 0, rangeKm }).x;
const yOf = (payloadKg: number) => chartPoint({ payloadKg, rangeKm: 0 }).y;

/** The chart's still part: the curve of payload and range, and their scales. */
function RangeChart({ curve }: { curve: readonly Reach[] }) {
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
            {load === payloadKg ? `${load} ${words.units.kg}` : load}
          </text>
        ))}
      </g>
      <g textAnchor="middle">
        {distances.map((km) => (
          <text key={km} x={xOf(km)} y={BASE} dy="1.7em">
            {km === LAST_KM ? `${km} ${words.units.km}` : km}
          </text>
        ))}
      </g>
    </>
  );
}

const STEP_KG = 0.5;
const reachOf = rangeModel(droneTargets);
const reaches = Array.from({ length: droneTargets.payloadKg / STEP_KG + 1 }, (_, step) => {
  const { payloadKg, rangeKm, enduranceMinutes } = reachOf(step * STEP_KG);
  return {
    payloadKg,
    rangeKm: Math.round(rangeKm * 10) / 10,
    enduranceMinutes: Math.round(enduranceMinutes),
  };
});
const whole = reaches.filter(({ payloadKg }) => Number.isInteger(payloadKg));

/** What payload costs in range: a slider over a chart, and the same as a table, which needs no script. */
export function PayloadRange() {
  const { kg, km, min } = words.units;
  const rows = [
    { name: words.range, unit: km, figures: whole.map(({ rangeKm }) => Math.round(rangeKm)) },
    { name: words.endurance, unit: min, figures: whole.map(({ enduranceMinutes }) => enduranceMinutes) },
  ];
  return (
    <section className="py-section">
      <Container>
        <div className="grid items-start gap-x-16 gap-y-5 lg:grid-cols-2">
          <h2 id="payload-range" className="text-title">
            {words.title}
          </h2>
          <p className="max-w-prose text-lead">{words.lead}</p>
        </div>
        <figure
          className={clsx(sheet.sheet, 'mt-8 border border-line bg-canvas lg:mt-12')}
          data-reveal="fade"
        >
          <div className="p-4 sm:p-8">
            <p className="mb-4 text-label text-muted">{words.model}</p>
            <PayloadSlider words={words} reaches={reaches} start={droneTargets.targetPayloadKg / STEP_KG}>
              <RangeChart curve={whole} />
            </PayloadSlider>
          </div>
          <figcaption className="px-4 text-small sm:px-8">{words.caption}</figcaption>
        </figure>
        {/* To the eye, the slider says the same. */}
        <div className="mt-8 scripted:sr-only print:not-sr-only">
          <table
            aria-labelledby="payload-range"
            className={clsx(sheet.figures, 'w-full text-left tabular-nums')}
          >
            <TableHead columns={[`${words.payload}, ${kg}`, ...whole.map((reach) => `${reach.payloadKg}`)]} />
            <tbody>
              {rows.map(({ name, unit, figures }) => (
                <tr key={name}>
                  <th scope="row">{`${name}, ${unit}`}</th>
                  {figures.map((figure) => (
                    <td key={figure}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Container>
    </section>
  );
}
