import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { TableHead } from '@/components/ui/table-head';
import { droneTargets, payloadRange as words } from '@/content/company/drone';
import { rangeModel } from '@/lib/company/range-model';
import { PayloadSlider } from './payload-slider';

const reachOf = rangeModel(droneTargets);
const reaches = Array.from({ length: droneTargets.payloadKg + 1 }, (_, payloadKg) => {
  const { rangeKm, enduranceMinutes } = reachOf(payloadKg);
  return { payloadKg, rangeKm: Math.round(rangeKm), enduranceMinutes: Math.round(enduranceMinutes) };
});
const { kg, km, min } = words.units;
const rows = [
  { name: words.range, unit: km, figures: reaches.map(({ rangeKm }) => rangeKm) },
  { name: words.endurance, unit: min, figures: reaches.map(({ enduranceMinutes }) => enduranceMinutes) },
];

/** What payload costs in range: a slider with two large figures, and without JavaScript the same as a table. */
export function PayloadRange() {
  return (
    <section className="border-y border-line bg-surface py-section">
      <Container>
        <h2 id="payload-range" className="text-title">
          {words.title}
        </h2>
        <p className="mt-4 max-w-prose text-lead">{words.lead}</p>
        <div data-reveal>
          <PayloadSlider words={words} reaches={reaches} start={droneTargets.targetPayloadKg} />
        </div>
        {/* Visually hidden with scripts, where the slider shows the same. */}
        <div className="mt-8 scripted:sr-only print:not-sr-only">
          <table
            aria-labelledby="payload-range"
            className={clsx(
              'w-full max-sm:text-[0.875rem] [&_tr]:border-b [&_tr]:border-line',
              '[&_:is(th,td)]:py-2.5 [&_:is(th,td)]:pr-1.5 [&_:is(th,td)]:text-left [&_th]:font-normal',
            )}
          >
            <TableHead
              columns={[`${words.payload}, ${kg}`, ...reaches.map((reach) => `${reach.payloadKg}`)]}
            />
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
