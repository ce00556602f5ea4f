import { dashed, faint, filled, marked } from '@/components/ui/drawing';
import { airframe } from '@/content/company/drone';
import { Dimension } from './dimension';

const booms = [195, 405];
const rotors = [84, 276];

/** Seen from above, nose up. 120 units are one metre. */
export function AirframePlan() {
  return (
    <>
      {/* Half of the wing, with its joints and ailerons, and its mirror image. */}
      {['', 'translate(600) scale(-1 1)'].map((transform) => (
        <g key={transform} transform={transform || undefined}>
          <path d="M300 132 56 152l-8 6v28l10 4 242 20z" {...filled} />
          <path d="M48 158 36 150v46l12-10" {...filled} />
          <path d="M150 144v54M62 182l78 7v9M240 137v68" {...faint} />
        </g>
      ))}
      {booms.map((x) => (
        <path key={x} d={`M${x - 6} 84q6-14 12 0v266h-12z`} {...filled} />
      ))}
      <path d="M189 336h222v28l-102-6h-18l-102 6z" {...filled} />
      <path d="M300 336v22M205 358l80-5M395 358l-80-5" {...faint} />
      <path
        d="M300 48c17 0 27 26 28 60 1 50 0 92-6 124-5 26-13 44-22 50-9-6-17-24-22-50-6-32-7-74-6-124 1-34 11-60 28-60z"
        {...filled}
      />
      <path d="M280 84q20-10 40 0M274 176h52M274 232h52" {...faint} />
      <rect x="282" y="122" width="36" height="48" {...dashed} {...marked} />
      <path d="M287 186h11v38h-11zM302 186h11v38h-11z" {...faint} />
      <path d="M296 282h8v8h-8zM262 292h76" />
      <circle cx="300" cy="292" r="38" {...faint} {...dashed} />
      {booms.flatMap((x) =>
        rotors.map((y) => (
          <g key={`${x}-${y}`}>
            <circle cx={x} cy={y} r="52" {...faint} {...dashed} />
            <circle cx={x} cy={y} r="7" {...filled} />
            <path d={`M${x - 3} ${y - 7}q-6-24 3-44q7 20 3 44M${x + 3} ${y + 7}q6 24-3 44q-7-20-3-44`} />
          </g>
        )),
      )}
      <path d="M8 48v308M2 48h12M2 356h12" {...faint} />
      <Dimension x="14" y="256">
        {airframe.length}
      </Dimension>
    </>
  );
}
