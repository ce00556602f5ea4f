import { AirframeFront } from './airframe-front';
import { AirframePlan } from './airframe-plan';
import { CalloutMark } from './callout-mark';

type Point = readonly [number, number];
/** Ring and part of each call-out, in the order of the list beside the drawing. */
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

/** The prototype from above and from the front, to one scale. */
export function AirframeDrawing({ description }: { description: string }) {
  return (
    <svg viewBox="0 0 600 600" role="img" aria-label={description} className="drawing">
      <path d="M300 12V580M20 168H580M20 500H580" className="faint centre-line" />
      <AirframePlan />
      <AirframeFront />
      {marks.map(([at, to], index) => (
        <CalloutMark key={`${at}`} number={index + 1} at={at} to={to} />
      ))}
    </svg>
  );
}
