import { Dimension } from '@/components/ui/callout';
import { Drawing, dashed, faint, filled, marked } from '@/components/ui/drawing';
import { defense } from '@/content/company/defense';

type Point = readonly [number, number];
/** Where a sensor stands, and how unsure it is along its line of sight and across it: standard deviations. */
type Sensor = { at: Point; along: number; across: number };

const radar: Sensor = { at: [300, 392], along: 21, across: 58 };
const acoustic: Sensor = { at: [585, 418], along: 66, across: 34 };
const optical: Sensor = { at: [872, 112], along: 92, across: 14 };
const sensors = [radar, acoustic, optical];
const moments: { at: Point; heardBy: Sensor[] }[] = [
  { at: [395, 236], heardBy: [acoustic] },
  { at: [520, 204], heardBy: [acoustic, radar] },
  { at: [640, 170], heardBy: sensors },
];
const object = moments[2]?.at ?? [0, 0];

/** The doubt that is left when sensors report the same point: their certainties, added. */
function doubt([x, y]: Point, heardBy: readonly Sensor[]) {
  let [xx, xy, yy] = [0, 0, 0];
  for (const { at, along, across } of heardBy) {
    const angle = Math.atan2(y - at[1], x - at[0]);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    xx += (cos / along) ** 2 + (sin / across) ** 2;
    yy += (sin / along) ** 2 + (cos / across) ** 2;
    xy += cos * sin * (along ** -2 - across ** -2);
  }
  const [middle, half] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)];
  const turn = (Math.atan2(2 * xy, xx - yy) * 90) / Math.PI;
  const round = (value: number) => Math.round(10 * value) / 10;
  return {
    rx: round(2 / Math.sqrt(middle + half)),
    ry: round(2 / Math.sqrt(middle - half)),
    transform: `translate(${x} ${y}) rotate(${round(turn)})`,
  };
}

/** Three reports of one object as ellipses of doubt, and the smaller one that is left where they cross. */
export function TrackDrawing({ description }: { description?: string }) {
  const names = defense.drawing.callouts;
  const track = `M${moments.map(({ at }) => at.join(' ')).join('L')}`;
  return (
    <Drawing
      viewBox="90 -4 980 486"
      preserveAspectRatio="xMidYMid slice"
      description={description}
      className="aspect-[10/7] overflow-hidden text-[31px] sm:aspect-[980/470] sm:text-[20px] lg:text-[13px]"
    >
      {[140, 280, 420, 560, 700, 840].map((radius) => (
        <circle key={radius} cx={radar.at[0]} cy={radar.at[1]} r={radius} strokeOpacity=".2" {...dashed} />
      ))}
      {sensors.map((sensor, index) => (
        <g key={names[index]?.name}>
          <path d={`M${sensor.at.join(' ')}L${object.join(' ')}`} {...faint} />
          <ellipse {...doubt(object, [sensor])} fill="currentColor" fillOpacity=".07" strokeOpacity=".8" />
        </g>
      ))}
      <g {...marked}>
        {moments.map(({ at, heardBy }, index) => (
          <ellipse
            key={at[0]}
            {...doubt(at, heardBy)}
            {...(heardBy === sensors ? { strokeWidth: 2.5 } : dashed)}
            strokeOpacity={0.45 + 0.275 * index}
            fill="currentColor"
            fillOpacity={heardBy === sensors ? 0.35 : 0.06}
          />
        ))}
        <path d={track} strokeWidth="2" />
        <path d="M640 170L776 131" strokeWidth="2" {...dashed} />
        {moments.map(({ at }) => (
          <circle key={at[0]} cx={at[0]} cy={at[1]} r="4" fill="currentColor" />
        ))}
        <path d="M660 184l62 66" strokeOpacity=".6" />
        <Dimension x="730" y="266">
          {names[3]?.name}
        </Dimension>
      </g>
      {sensors.map(({ at: [x, y] }, index) => (
        <g key={names[index]?.name}>
          <circle cx={x} cy={y} r="9" strokeWidth="2" {...filled} />
          <circle cx={x} cy={y} r="3" fill="currentColor" />
          {/* The optical one stands above its sensor: an ellipse ends below it. */}
          <Dimension x={Math.min(x, 845)} y={y} dy={index === 2 ? '-1.1em' : '1.6em'} textAnchor="middle">
            {names[index]?.name}
          </Dimension>
        </g>
      ))}
    </Drawing>
  );
}
