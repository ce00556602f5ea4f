import { StillDrawing } from '@/components/aircraft/still-drawing';
import { Dimension } from '@/components/ui/callout';
import { Drawing, marked } from '@/components/ui/drawing';
import { defense, trackBar, trackMoments, trackStations } from '@/content/company/defense';

const [radar, acoustic, optical] = defense.drawing.callouts;
const [first, second, now] = trackMoments;
const [radarStation, microphones, camera] = trackStations;

type Name = {
  text?: string;
  x: number;
  y: number;
  /** From what is named to the name. */
  line?: string;
  textAnchor?: 'middle' | 'end';
  color?: string;
};
const result: readonly Name[] = [
  { text: now, x: 676, y: 352, line: 'M643 184L672 332', textAnchor: 'middle', ...marked },
  { text: trackBar, x: 730, y: 434, textAnchor: 'middle' },
];
const all: readonly Name[] = [
  { text: radar.name, x: 735, y: 300, line: 'M703 264L730 294' },
  { text: acoustic.name, x: 711, y: 34, line: 'M672 42L706 30' },
  { text: optical.name, x: 801, y: 222, line: 'M774 155L796 216' },
  { text: radarStation, x: 318, y: 398 },
  { text: microphones, x: 567, y: 424, textAnchor: 'end' },
  { text: camera, x: 888, y: 90, textAnchor: 'end' },
  { text: first, x: 338, y: 102, textAnchor: 'middle', ...marked },
  { text: second, x: 490, y: 118, textAnchor: 'middle', ...marked },
  ...result,
];

/**
 * Three reports of one object as ellipses of doubt, and the smaller one that is left where they cross; without a description,
 * only the result is named. It fills its box from the middle: the rings run on to its edges.
 */
export function TrackDrawing({ description = '' }: { description?: string }) {
  return (
    <>
      <StillDrawing
        name="track"
        alt={description}
        width={2000}
        height={448}
        early={description !== ''}
        className="size-full object-cover"
      />
      <Drawing
        viewBox="-412 14 2000 448"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 h-full text-[26px] sm:text-[16px] lg:text-[10.5px]"
        strokeWidth=".75"
      >
        {(description ? all : result).map(({ text, line, color, ...place }) => (
          <g key={text} color={color}>
            {line && <path d={line} />}
            <Dimension {...place}>{text}</Dimension>
          </g>
        ))}
      </Drawing>
    </>
  );
}
