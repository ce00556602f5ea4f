import { Dimension } from '@/components/ui/callout';
import { Drawing, dashed, faint, filled, marked } from '@/components/ui/drawing';
import { defense, trackBar, trackMoments, trackStations } from '@/content/company/defense';
import type { Place } from '@/lib/plane';

/** Where a sensor stands, and how unsure it is along its line of sight and across it: standard deviations. */
type Sensor = { at: Place; along: number; across: number };

const radar: Sensor = { at: [300, 392], along: 21, across: 58 };
const acoustic: Sensor = { at: [585, 418], along: 66, across: 34 };
const optical: Sensor = { at: [872, 112], along: 92, across: 14 };
const sensors = [radar, acoustic, optical];
const moments: { at: Place; heardBy: Sensor[] }[] = [
  { at: [395, 236], heardBy: [acoustic] },
  { at: [520, 204], heardBy: [acoustic, radar] },
  { at: [640, 170], heardBy: sensors },
];
const object = moments[2]?.at ?? [0, 0];

/** The doubt that is left when sensors report the same point: their certainties, added. */
function doubt([x, y]: Place, heardBy: readonly Sensor[]) {
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

/** A hatch of its own for each sensor, the line from its ellipse to its name, and where the name of its station stands. */
const hatches = [
  { id: 'radar', d: 'M0 4H8', turn: 60, from: [703, 264], to: [730, 294], station: [318, 398] },
  { id: 'acoustic', d: 'M4 4h.01', turn: 30, from: [672, 40], to: [706, 24], station: [567, 424] },
  { id: 'optical', d: 'M0 3H8', turn: -16, from: [774, 155], to: [796, 216], station: [888, 90] },
] as const;
const RINGS = Array.from({ length: 13 }, (_, i) => 140 * (i + 1));

/**
 * Three reports of one object as ellipses of doubt, and the smaller one that is left where they cross. Its rings run on to the edges
 * of what holds it, and a phone shows what lies between the stations.
 */
export function TrackDrawing({ description }: { description?: string }) {
  const names = defense.drawing.callouts;
  const track = `M${moments.map(({ at }) => at.join(' ')).join('L')}`;
  return (
    <Drawing
      viewBox="150 0 860 480"
      description={description}
      className="h-full text-[26px] max-sm:-ml-[17.5%] max-sm:w-[134%]! sm:text-[19px] lg:text-[12px]"
      strokeWidth=".75"
    >
      {hatches.map(({ id, d, turn }) => (
        <pattern
          key={id}
          id={`hatch-${id}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <path
            className="[vector-effect:none]"
            d={d}
            strokeWidth={id === 'acoustic' ? 2 : 0.75}
            strokeOpacity=".6"
          />
        </pattern>
      ))}
      {RINGS.map((radius) => (
        <circle key={radius} cx={radar.at[0]} cy={radar.at[1]} r={radius} strokeOpacity=".25" {...dashed} />
      ))}
      {sensors.map((sensor, index) => {
        const hatch = hatches[index];
        return (
          <g key={hatch?.id}>
            <path d={`M${sensor.at.join(' ')}L${object.join(' ')}`} {...faint} />
            <ellipse {...doubt(object, [sensor])} fill={`url(#hatch-${hatch?.id})`} strokeWidth="1.5" />
            <path d={`M${hatch?.from.join(' ')}L${hatch?.to.join(' ')}`} />
            <Dimension x={(hatch?.to[0] ?? 0) + 5} y={hatch?.to[1]} dy=".35em">
              {names[index]?.name}
            </Dimension>
          </g>
        );
      })}
      <g {...marked}>
        {moments.map(({ at, heardBy }, index) => (
          <ellipse
            key={at[0]}
            {...doubt(at, heardBy)}
            {...(heardBy === sensors ? { strokeWidth: 2.5 } : dashed)}
            fill="currentColor"
            fillOpacity={heardBy === sensors ? 0.45 : 0.06 * (index + 1)}
          />
        ))}
        <path d={track} strokeWidth="2" />
        <path d="M640 170L776 131" strokeWidth="2" {...dashed} />
        {moments.map(({ at: [x, y] }, index) => (
          <g key={x}>
            <circle cx={x} cy={y} r="4" fill="currentColor" />
            <Dimension x={[334, 484, 676][index]} y={[120, 120, 352][index]} textAnchor="middle">
              {trackMoments[index]}
            </Dimension>
          </g>
        ))}
        <path d="M643 184L672 332" />
      </g>
      {sensors.map(({ at: [x, y] }, index) => (
        <g key={names[index]?.name}>
          <circle cx={x} cy={y} r="9" strokeWidth="1.5" {...filled} />
          <circle cx={x} cy={y} r="3" fill="currentColor" />
          <Dimension
            x={hatches[index]?.station[0]}
            y={hatches[index]?.station[1]}
            textAnchor={index ? 'end' : undefined}
          >
            {trackStations[index]}
          </Dimension>
        </g>
      ))}
      <path d="M660 446v12M730 449v6M800 446v12M660 452h140" strokeWidth="1.5" />
      <Dimension x="730" y="434" textAnchor="middle">
        {trackBar}
      </Dimension>
    </Drawing>
  );
}
