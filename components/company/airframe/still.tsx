import { dashed, faint, filled } from '@/components/ui/drawing';
import type { AirframeMesh } from '@/lib/airframe/mesh';
import mesh from '@/lib/airframe/mesh.json';
import { BLADE_POINTS, type Rotor, rotorsOf } from '@/lib/airframe/rotors';
import { pathOf, sketch } from '@/lib/airframe/svg';
import { trace, type View } from '@/lib/airframe/trace';

const airframe = mesh as AirframeMesh;
/** Parts that are large enough to carry lines of their own. */
const ribbed = new Set(['body', 'wing', 'tail', 'payload', 'battery']);

/** A closed line through `count` points, as pairs. */
const loop = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => [from + i, from + ((i + 1) % count)]).flat();

function RotorLines({ circle, blades }: Rotor) {
  return (
    <>
      <path d={pathOf(circle, loop(0, circle.length / 2))} {...faint} {...dashed} />
      <path d={pathOf(blades, [...loop(0, BLADE_POINTS), ...loop(BLADE_POINTS, BLADE_POINTS)])} />
    </>
  );
}

type AirframeStillProps = { view: View; lift?: number; push?: number };

/** The airframe from one side as plain SVG, in whole units: draw it large. */
export function AirframeStill({ view, lift = 0, push = 0.6 }: AirframeStillProps) {
  const rotors = rotorsOf(airframe, view, lift, push);
  return (
    <>
      {sketch(trace(airframe, view)).map(({ part, outline, inner }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once, and a part comes twice
        <g key={index}>
          <path d={outline} {...filled} />
          {ribbed.has(part) && inner && <path d={inner} {...faint} />}
          {part === 'spinner' && <RotorLines {...rotors.pusher} />}
        </g>
      ))}
      {rotors.lift.map((rotor) => (
        <RotorLines key={rotor.circle[0]} {...rotor} />
      ))}
    </>
  );
}
