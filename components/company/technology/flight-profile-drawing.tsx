import { Drawing, dashed, faint, marked } from '@/components/ui/drawing';
import { rangeRings } from '@/content/company/defense';
import { CalloutMark, Dimension } from './callout-mark';

/** The launch area. */
const X = 240;
const Y = 300;
/** Flattens the rings: the ground is seen at a slant. */
const SLANT = 0.21;
const bearings = [30, 60, 120, 150, 210, 240, 300, 330].map((degrees) => (degrees * Math.PI) / 180);
/** The radius of the outermost ring. */
const REACH = 590;

/** From the profile down to where the first two rings cross its ground track. */
const drops = `M437 109V${Y}M633 106V${Y}`;

/** The flight profile over range rings. It deliberately shows no heights, speeds or times. */
export function FlightProfileDrawing({ description }: { description: string }) {
  const spokes = bearings.map(
    (angle) =>
      `M${X} ${Y}l${Math.round(REACH * Math.cos(angle))} ${Math.round(REACH * SLANT * Math.sin(angle))}`,
  );
  return (
    <Drawing viewBox="0 0 900 440" description={description} large>
      <path d={`M0 ${Y}H900M${X} ${Y - REACH * SLANT}v${2 * REACH * SLANT}${spokes.join('')}`} {...faint} />
      {rangeRings.map((label, index) => {
        const radius = Math.round((REACH * (index + 1)) / rangeRings.length);
        return (
          <g key={label}>
            <ellipse cx={X} cy={Y} rx={radius} ry={radius * SLANT} {...(radius < REACH && faint)} />
            <Dimension x={X + radius - 28} y={Y} dy="1.3em" textAnchor="end">
              {label}
            </Dimension>
          </g>
        );
      })}
      <ellipse
        cx={X}
        cy={Y}
        rx={REACH}
        ry={REACH * SLANT}
        strokeWidth="6"
        strokeDasharray="1 9"
        strokeLinecap="butt"
      />
      <path d={drops} {...faint} {...dashed} />
      <path d={`M${X} ${Y}C380 20 700 20 ${X + REACH} ${Y}`} {...marked} strokeWidth="2" />
      <CalloutMark number={1} at={[170, 215]} to={[X, Y]} />
      <CalloutMark number={2} at={[590, 42]} to={[577, 93]} />
      <CalloutMark number={3} at={[862, 215]} to={[X + REACH, Y]} />
    </Drawing>
  );
}
