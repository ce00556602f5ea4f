import { Drawing, faint } from '@/components/ui/drawing';
import { airframe } from '@/content/company/drone';
import { CalloutMark, Dimension } from '../technology/callout-mark';
import { AirframeStill } from './stills';

type Point = readonly [number, number];
/** For each call-out: its ring and the part it names, in the order of the list. 120 units are one metre. */
const marks: readonly (readonly [Point, Point])[] = [
  [
    [390, 562],
    [308, 524],
  ],
  [
    [120, 60],
    [198, 92],
  ],
  [
    [540, 120],
    [468, 206],
  ],
  [
    [396, 40],
    [306, 170],
  ],
  [
    [520, 300],
    [306, 220],
  ],
  [
    [450, 360],
    [318, 285],
  ],
  [
    [150, 372],
    [256, 318],
  ],
];

/** The prototype from above and from the front, at the same scale, made from the mesh that the renders agree with. */
export function AirframeDrawing({ description }: { description: string }) {
  return (
    <Drawing viewBox="0 0 600 600" description={description}>
      <path d="M300 20V580M20 500H580" strokeOpacity=".2" strokeDasharray="14 4 2 4" />
      <g transform="scale(.5)">
        <AirframeStill drawing="plan" name="above" />
        <AirframeStill drawing="plan" name="front" />
      </g>
      <path d="M16 48v288M10 48h12M10 336h12M48 586h504M48 580v12M552 580v12" {...faint} />
      <Dimension x="300" y="590" textAnchor="middle">
        {airframe.span}
      </Dimension>
      <Dimension transform="translate(21 192) rotate(-90)" textAnchor="middle">
        {airframe.length}
      </Dimension>
      {marks.map(([at, to], index) => (
        <CalloutMark key={`${at}`} number={index + 1} at={at} to={to} />
      ))}
    </Drawing>
  );
}
