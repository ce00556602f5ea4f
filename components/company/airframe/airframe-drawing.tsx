import { Drawing } from '@/components/ui/drawing';
import { CalloutMark } from '../technology/callout-mark';
import { PlanStill } from './stills';

type Point = readonly [number, number];
const [LEFT, RIGHT] = [14, 690];
/** For each call-out: its ring and the part it names, in the order of the list. */
const marks: readonly (readonly [Point, Point])[] = [
  [
    [RIGHT, 384],
    [352, 398],
  ],
  [
    [RIGHT, 66],
    [435, 84],
  ],
  [
    [LEFT, 196],
    [165, 190],
  ],
  [
    [LEFT, 118],
    [352, 142],
  ],
  [
    [RIGHT, 236],
    [352, 194],
  ],
  [
    [RIGHT, 292],
    [352, 268],
  ],
  [
    [LEFT, 290],
    [308, 302],
  ],
];
// The stills have 240 units a metre, these views 133.
const scale = 5 / 9;
const place = (fromX: number, fromY: number, x: number, y: number) =>
  `translate(${x - fromX * scale} ${y - fromY * scale}) scale(${scale})`;

/** The prototype from above and from the front, at the same scale, made from the mesh that the renders agree with. */
export function AirframeDrawing({ description }: { description: string }) {
  return (
    <Drawing viewBox="0 0 704 416" description={description}>
      <g transform={place(600, 376, 352, 160)}>
        <PlanStill name="above" />
      </g>
      <g transform={place(600, 1000, 352, 371)}>
        <PlanStill name="front" />
      </g>
      {marks.map(([at, to], index) => (
        <CalloutMark key={`${at}`} number={index + 1} at={at} to={to} />
      ))}
    </Drawing>
  );
}
