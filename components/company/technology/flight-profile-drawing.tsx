import { CalloutMark } from './callout-mark';

/** The launch area. The ground plane is seen at a slant, so that its rings are flattened. */
const X = 240;
const Y = 300;
const SLANT = 0.21;
const rings = [
  { km: '400', radius: 197 },
  { km: '800', radius: 393 },
  { km: '1,200', radius: 590 },
];
const bearings = [30, 60, 120, 150, 210, 240, 300, 330].map((degrees) => (degrees * Math.PI) / 180);
const REACH = 590;

/** The concept's flight profile over range rings: a shape without heights, speeds or times. */
export function FlightProfileDrawing({ description }: { description: string }) {
  const spokes = bearings.map(
    (angle) =>
      `M${X} ${Y}l${Math.round(REACH * Math.cos(angle))} ${Math.round(REACH * SLANT * Math.sin(angle))}`,
  );
  return (
    <svg viewBox="0 0 900 440" role="img" aria-label={description} className="drawing drawing-large">
      <path
        d={`M0 ${Y}H900M${X} ${Y - REACH * SLANT}v${2 * REACH * SLANT}${spokes.join('')}`}
        className="faint"
      />
      {rings.map(({ km, radius }) => (
        <g key={km}>
          <ellipse
            cx={X}
            cy={Y}
            rx={radius}
            ry={radius * SLANT}
            className={radius === REACH ? undefined : 'faint'}
          />
          <text x={X + radius - 28} y={Y} dy="1.3em" textAnchor="end" className="dimension">
            {km} km
          </text>
        </g>
      ))}
      <ellipse cx={X} cy={Y} rx={REACH} ry={REACH * SLANT} className="ticks" />
      <path d="M373 300V143M539 300V90M703 300V143" className="faint dashed" />
      <path d={`M${X} ${Y}C380 20 700 20 830 ${Y}`} className="mark" strokeWidth="2" />
      <CalloutMark number={1} at={[170, 215]} to={[X, Y]} />
      <CalloutMark number={2} at={[590, 42]} to={[577, 94]} />
      <CalloutMark number={3} at={[862, 215]} to={[830, Y]} />
    </svg>
  );
}
