import { Drawing } from '@/components/ui/drawing';
import { AirframeFront } from './airframe-front';
import { AirframePlan } from './airframe-plan';
import { CalloutMark } from './callout-mark';

type Point = readonly [number, number];
/** For each call-out: its ring and the part it names, in the order of the list. */
const marks: readonly (readonly [Point, Point])[] = [
  [
    [390, 560],
    [300, 541],
  ],
  [
    [85, 60],
    [161, 84],
  ],
  [
    [520, 95],
    [495, 166],
  ],
  [
    [372, 30],
    [306, 140],
  ],
  [
    [520, 262],
    [309, 206],
  ],
  [
    [372, 315],
    [308, 292],
  ],
  [
    [240, 400],
    [262, 352],
  ],
];

/** The prototype from above and from the front, at the same scale. */
export function AirframeDrawing({ description }: { description: string }) {
  return (
    <Drawing viewBox="0 0 600 600" description={description}>
      <path d="M300 12V580M20 168H580M20 500H580" strokeOpacity=".2" strokeDasharray="14 4 2 4" />
      <AirframePlan />
      <AirframeFront />
      {marks.map(([at, to], index) => (
        <CalloutMark key={`${at}`} number={index + 1} at={at} to={to} />
      ))}
    </Drawing>
  );
}
