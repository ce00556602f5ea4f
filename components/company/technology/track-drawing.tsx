import { Dimension, Drawing, dashed, faint, filled, marked } from '@/components/ui/drawing';
import { defense, trackBar, trackMoments, trackStations } from '@/content/company/defense';

const [radar, acoustic, optical] = defense.drawing.callouts;
const [first, second, now] = trackMoments;

/** Where each sensor stands with its name, and how unsure it is of the object, in a hatch of its own: two standard deviations along its line of sight and across it. */
const sensors = [
  { at: [300, 392], name: [318, 398], rx: 42, ry: 116, turn: -33.1, hatch: 'M0 4H8', hatchTurn: 60 },
  { at: [585, 418], name: [567, 424], rx: 68, ry: 132, turn: 12.5, hatch: 'M4 4h.01', hatchTurn: 30 },
  { at: [872, 112], name: [888, 90], rx: 28, ry: 184, turn: 76, hatch: 'M0 3H8', hatchTurn: -16 },
] as const;

/** What is left of that doubt where the reports of so many sensors cross, as the track goes on. */
const doubts = [
  { at: '395 236', rx: 68, ry: 132, turn: -46.2, fillOpacity: 0.06, ...dashed },
  { at: '520 204', rx: 36.2, ry: 81.2, turn: -35, fillOpacity: 0.12, ...dashed },
  { at: '640 170', rx: 25.8, ry: 37.3, turn: 82.5, fillOpacity: 0.45, strokeWidth: 2.5 },
];

/** A line from what is named to its name. */
type Name = { text?: string; line?: string; x: number; y: number; textAnchor?: 'middle'; color?: string };
const result: readonly Name[] = [
  { text: now, line: 'M643 184L672 332', x: 676, y: 352, textAnchor: 'middle', ...marked },
  { text: trackBar, x: 730, y: 434, textAnchor: 'middle' },
];
const others: readonly Name[] = [
  { text: radar.name, line: 'M703 264L730 294', x: 735, y: 300 },
  { text: acoustic.name, line: 'M672 42L706 30', x: 711, y: 34 },
  { text: optical.name, line: 'M774 155L796 216', x: 801, y: 222 },
  { text: first, x: 338, y: 102, textAnchor: 'middle', ...marked },
  { text: second, x: 490, y: 118, textAnchor: 'middle', ...marked },
];

/**
 * Three reports of one object as ellipses of doubt, and the smaller one that is left where they cross; without a description,
 * only the result is named. It fills its box from the middle: the rings run on to its edges.
 */
export function TrackDrawing({ description }: { description?: string }) {
  return (
    <Drawing
      viewBox="-412 14 2000 448"
      preserveAspectRatio="xMidYMid slice"
      description={description}
      className="h-full overflow-hidden text-[26px] sm:text-[16px] lg:text-[12px]"
      strokeWidth=".75"
    >
      {Array.from({ length: 13 }, (_, i) => 140 * (i + 1)).map((radius) => (
        <circle key={radius} cx="300" cy="392" r={radius} strokeOpacity=".4" {...dashed} />
      ))}
      {sensors.map(({ at, rx, ry, turn, hatch, hatchTurn }, index) => (
        <g key={turn}>
          <pattern
            id={`hatch-${index}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${hatchTurn})`}
          >
            <path
              className="[vector-effect:none]"
              d={hatch}
              strokeWidth={hatch.endsWith('.01') ? 2 : 0.75}
              strokeOpacity=".6"
            />
          </pattern>
          <path d={`M${at.join(' ')}L640 170`} {...faint} />
          <ellipse
            {...{ rx, ry }}
            transform={`translate(640 170) rotate(${turn})`}
            fill={`url(#hatch-${index})`}
            strokeWidth="1.5"
          />
        </g>
      ))}
      <g {...marked}>
        {doubts.map(({ at, turn, ...ellipse }) => (
          <ellipse key={at} {...ellipse} transform={`translate(${at}) rotate(${turn})`} fill="currentColor" />
        ))}
        <path d={`M${doubts.map(({ at }) => at).join('L')}`} strokeWidth="2" />
        <path d="M640 170L776 131" strokeWidth="2" {...dashed} />
        <path d={doubts.map(({ at }) => `M${at}h.01`).join('')} strokeWidth="8" />
      </g>
      {sensors.map(({ at: [cx, cy], name: [x, y] }, index) => (
        <g key={cx}>
          <circle {...{ cx, cy }} r="9" strokeWidth="1.5" {...filled} />
          <circle {...{ cx, cy }} r="3" fill="currentColor" />
          {description && (
            <Dimension x={x} y={y} textAnchor={index ? 'end' : undefined}>
              {trackStations[index]}
            </Dimension>
          )}
        </g>
      ))}
      <path d="M660 446v12M730 449v6M800 446v12M660 452h140" strokeWidth="1.5" />
      {[...result, ...(description ? others : [])].map(({ text, line, color, ...place }) => (
        <g key={text} color={color}>
          {line && <path d={line} />}
          <Dimension {...place}>{text}</Dimension>
        </g>
      ))}
    </Drawing>
  );
}
